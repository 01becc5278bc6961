import {
  useContext,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useUiTexts } from '../texts/UiTextsProvider';
import { ToastContext } from '../toast/Toasts';
import { Button, IconButton, type ButtonProps } from '../actions/Button';
import type { MenuItem } from './menu-items';

export interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that it belongs to and gives focus back to. */
  anchor: RefObject<HTMLButtonElement>;
  label: string;
  items: readonly MenuItem[];
  /** Which edge of the button it keeps to. Default: end. */
  align?: 'start' | 'end';
  id?: string;
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'icon'> {
  /** Name of the menu, and of the button where that shows only an icon. */
  label: string;
  /** What the button shows. Without it only the icon is shown. */
  children?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/**
 * A button with a menu. The menu's code loads when pointer or focus come near, not with the first screen. A load that
 * failed is not remembered (as React.lazy would): the next press tries again.
 */
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
  const texts = useUiTexts();
  const toasts = useContext(ToastContext);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const load = async () => {
    const { MenuPanel } = await import('@park/ui/menu');
    setPanel(() => MenuPanel);
  };
  const preload = () => {
    if (!Panel) void load().catch(() => undefined);
  };
  const fail = (error: unknown) => {
    setOpen(false);
    toasts?.show({ tone: 'danger', message: texts.errorMessage });
    // To the page's handler of errors, which sends it to the log.
    window.reportError(error);
  };
  const change = (next: boolean) => {
    setOpen(next);
    if (next && !Panel) void load().catch(fail);
  };
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
      {/* The button is in the page before the panel can be, so its ref holds an element. */}
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
