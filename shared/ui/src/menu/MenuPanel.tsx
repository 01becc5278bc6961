import { classNames, UiLink, type MenuItem, type MenuPanelProps } from '@park/ui';
import { CheckIcon } from '@park/ui/icons';
import * as Menu from '@radix-ui/react-menu';
import styles from './MenuPanel.module.css';

export type { MenuPanelProps };

/**
 * Uses Radix's menu, not its dropdown menu, whose trigger must be rendered from the start: this way the button of the
 * first screen stays the same element and keeps its focus while the menu's code loads.
 */
export function MenuPanel({ open, onOpenChange, anchor, label, items, align = 'end', id }: MenuPanelProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={anchor} />
      {/* Content outside of a modal dialog is inert, so the menu is inside; elsewhere it stays in its landmark. */}
      <Menu.Portal container={anchor.current?.closest<HTMLElement>('dialog, header, main')}>
        <Menu.Content
          id={id}
          className={styles.panel}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Do not move the focus back if it has moved elsewhere, by Tab or a press.
            if (document.activeElement === document.body || document.activeElement === null) anchor.current?.focus();
          }}
          onEscapeKeyDown={() => anchor.current?.focus()}
          // The button closes the menu itself; treated as a press outside, the same press would close and
          // reopen it.
          onInteractOutside={(event) =>
            event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()
          }
        >
          {items.map((item) => (
            <Line key={item.key} item={item} />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Line({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <Menu.Separator className={styles.separator} />;
  if (item.kind === 'heading') return <Menu.Label className={styles.heading}>{item.label}</Menu.Label>;
  if (item.kind === 'choice')
    return (
      <Menu.CheckboxItem className={styles.item} checked={item.checked} onSelect={item.onSelect}>
        {item.icon}
        <span className={styles.text}>{item.label}</span>
        <span className={styles.tick}>{item.checked && <CheckIcon size={16} />}</span>
      </Menu.CheckboxItem>
    );
  const content = (
    <>
      {item.icon}
      <span className={styles.text}>{item.label}</span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </>
  );
  const look = classNames(styles.item, item.danger && styles.danger);
  if (item.href && !item.disabled)
    return (
      <Menu.Item asChild className={look} onSelect={item.onSelect}>
        <UiLink href={item.href}>{content}</UiLink>
      </Menu.Item>
    );
  return (
    <Menu.Item className={look} disabled={item.disabled} onSelect={item.onSelect}>
      {content}
    </Menu.Item>
  );
}
