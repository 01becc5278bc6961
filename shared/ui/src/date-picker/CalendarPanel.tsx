import { useUiTexts, type CalendarPanelProps } from '@park/ui';
import * as Popover from '@radix-ui/react-popover';
import { Calendar } from './Calendar';
import styles from './CalendarPanel.module.css';

/** The calendar of a date field, beside its button. Selecting a day closes it. */
export function CalendarPanel({ open, onOpenChange, anchor, onChange, ...calendar }: CalendarPanelProps) {
  const texts = useUiTexts();
  const choose = (day: string) => {
    onChange(day);
    onOpenChange(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      {/* Content outside of a modal dialog is inert: the calendar is inside; elsewhere it stays in its landmark. */}
      <Popover.Portal container={anchor.current?.closest<HTMLElement>('dialog, main')}>
        <Popover.Content
          className={styles.panel}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts.chooseDate}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Do not move the focus back if it has moved elsewhere, by Tab or a press.
            if (document.activeElement === document.body || document.activeElement === null) anchor.current?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Only the calendar closes, not the dialog around it.
            event.preventDefault();
            anchor.current?.focus();
            onOpenChange(false);
          }}
          // The button closes the calendar itself; treated as a press outside, the same press would reopen it.
          onInteractOutside={(event) =>
            event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()
          }
        >
          <Calendar {...calendar} onChange={choose} takesFocus />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
