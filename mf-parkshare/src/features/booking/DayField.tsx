import { addDays, isCalendarDay, useFormat } from '@park/platform';
import { DateInput, Field, IconButton } from '@park/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@park/ui/icons';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './DayBar.module.css';

export interface DayFieldProps {
  readonly date: string;
  /** Days that can be booked; unknown until the first answer. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
  readonly onChange: (date: string) => void;
}

/** The day, with buttons for the previous and next one. A day that cannot be booked shows an error in the field. */
export function DayField({ date, firstDay, lastDay, onChange }: DayFieldProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  // The text being typed; dropped when the day in the address changes.
  const [draft, setDraft] = useState<{ over: string; text: string }>();
  const text = draft?.over === date ? draft.text : date;
  const isOutside =
    isCalendarDay(text) && ((firstDay !== undefined && text < firstDay) || (lastDay !== undefined && text > lastDay));

  const choose = (next: string) => {
    setDraft({ over: date, text: next });
    const isInside =
      isCalendarDay(next) && (firstDay === undefined || next >= firstDay) && (lastDay === undefined || next <= lastDay);
    if (isInside && next !== date) onChange(next);
  };

  const field = {
    label: t('parking.date'),
    hideLabel: true,
    error:
      isOutside && firstDay !== undefined && lastDay !== undefined
        ? t('parking.outOfRange', { first: format.day(firstDay), last: format.day(lastDay) })
        : undefined,
  };
  return (
    <div className={styles.day}>
      <IconButton
        variant="secondary"
        label={t('parking.previousDay')}
        icon={<ChevronLeftIcon size={18} />}
        onClick={() => choose(addDays(date, -1))}
      />
      <Field {...field}>
        {(control) => (
          <DateInput
            {...control}
            value={text}
            min={firstDay}
            max={lastDay}
            today={firstDay}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <IconButton
        variant="secondary"
        label={t('parking.nextDay')}
        icon={<ChevronRightIcon size={18} />}
        onClick={() => choose(addDays(date, 1))}
      />
    </div>
  );
}
