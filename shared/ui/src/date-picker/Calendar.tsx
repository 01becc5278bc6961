import { useUiLanguage, useUiTexts, type CalendarPanelProps } from '@park/ui';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import { dateFromDay, dayFromDate } from './calendar-day';
import styles from './Calendar.module.css';

export interface CalendarProps extends Pick<
  CalendarPanelProps,
  'value' | 'onChange' | 'min' | 'max' | 'isDisabled' | 'today'
> {
  /** Focuses the selected day (or today) when the calendar appears. */
  takesFocus?: boolean;
}

const looks = {
  root: styles.root,
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_caption: styles.caption,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  outside: styles.outside,
  selected: styles.selected,
  disabled: styles.disabled,
  hidden: styles.hidden,
};

/** A month view to select a day. Weeks start on Monday; arrow keys move by day, Page keys by month. */
export function Calendar({ value, onChange, min, max, isDisabled, today, takesFocus }: CalendarProps) {
  const language = useUiLanguage();
  const texts = useUiTexts();
  const selected = dateFromDay(value);
  const [before, after] = [dateFromDay(min), dateFromDay(max)];
  const isClosed = (date: Date) => isDisabled?.(dayFromDate(date)) ?? false;
  return (
    <DayPicker
      mode="single"
      required
      selected={selected}
      onSelect={(date: Date) => onChange(dayFromDate(date))}
      defaultMonth={selected ?? dateFromDay(today) ?? before}
      today={dateFromDay(today)}
      startMonth={before}
      endMonth={after}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : []), isClosed]}
      locale={language.startsWith('fr') ? fr : enGB}
      labels={{ labelPrevious: () => texts.previousMonth, labelNext: () => texts.nextMonth }}
      weekStartsOn={1}
      classNames={looks}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- The popover has just opened, so the day gets the focus.
      autoFocus={takesFocus}
    />
  );
}
