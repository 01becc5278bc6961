import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button, IconButton, type ButtonProps } from '../actions/Button';
import { usePanel } from '../panel/use-panel';
import type { MenuItem } from './menu-items';

export interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button of the menu, which gets the focus back. */
  anchor: RefObject<HTMLButtonElement>;
  label: string;
  items: readonly MenuItem[];
  /** The edge of the button that the menu is aligned with. Default: end. */
  align?: 'start' | 'end';
  id?: string;
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'icon'> {
  /** Accessible name of the menu, and of the button if it only shows an icon. */
  label: string;
  /** Content of the button. Default: the icon only. */
  children?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** A button with a menu. The menu's code loads on hover or focus, not with the first screen. */
export function MenuButton({
  label,
  children,
  items,
  align = 'end',
  variant = 'quiet',
  size,
  className,
  icon,
}: MenuButtonProps) {
  const { Panel, open, change, preload } = usePanel(async () => (await import('@park/ui/menu')).MenuPanel);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true);
  };
  const shared = {
    ref: button,
    variant,
    size,
    className,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open && Panel ? menuId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => change(!open),
    onKeyDown: press,
  };

  return (
    <>
      {children === undefined ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} icon={icon}>
          {children}
        </Button>
      )}
      {/* The button is rendered before the panel, so its ref is set. */}
      {Panel && (
        <Panel
          open={open}
          onOpenChange={change}
          anchor={button as RefObject<HTMLButtonElement>}
          label={label}
          items={items}
          align={align}
          id={menuId}
        />
      )}
    </>
  );
}
