import { addDays } from '@park/platform';
import { maxSeriesDays } from '@park/contract/room-limits';
import type { RoomRecurrence } from '@park/contract/room-series';
import { Cluster, DateInput, Field, FilterChips, Select } from '@park/ui';
import { weekdayName } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import { weekdayIds, type RecurrenceInput } from './recurrence-choice';

export interface RecurrenceFieldsProps {
  /** The first day of the series. */
  readonly from: string;
  /** ISO weekday of the first day; a monthly series repeats on it. */
  readonly weekday: number;
  readonly input: RecurrenceInput;
  readonly onChange: (change: Partial<RecurrenceInput>) => void;
}

/** How often and until when a booking is repeated. */
export function RecurrenceFields({ from, weekday, input, onChange }: RecurrenceFieldsProps) {
  const { t, language } = useRoomTexts();
  const { every, weekdays, nth, until } = input;
  return (
    <>
      <Cluster gap={4} align="start">
        <Field label={t('series.every')}>
          {(control) => (
            <Select
              {...control}
              value={every}
              options={(['day', 'week', 'month'] as const).map((value) => ({
                value,
                label: t(`series.units.${value}`, { count: 1 }),
              }))}
              onChange={({ target }) => onChange({ every: target.value as RoomRecurrence['every'] })}
            />
          )}
        </Field>
        {every === 'month' && (
          <Field label={t('series.which')}>
            {(control) => (
              <Select
                {...control}
                value={String(nth)}
                options={([1, 2, 3, 4, -1] as const).map((value) => ({
                  value: String(value),
                  label: t(`series.nth.${value === -1 ? 'last' : value}`, {
                    weekday: weekdayName(weekday, language),
                  }),
                }))}
                onChange={({ target }) => onChange({ nth: Number(target.value) as RecurrenceInput['nth'] })}
              />
            )}
          </Field>
        )}
        <Field label={t('series.until')}>
          {(control) => (
            <DateInput
              {...control}
              value={until}
              min={from}
              max={addDays(from, maxSeriesDays)}
              required
              onChange={({ target }) => target.value && onChange({ until: target.value })}
            />
          )}
        </Field>
      </Cluster>
      {every === 'week' && (
        <FilterChips
          legend={t('series.weekdays')}
          showLegend
          values={weekdayIds.map((id) => ({ value: String(id), label: weekdayName(id, language) }))}
          selected={weekdays}
          // A weekly series has at least the weekday on which it begins.
          onChange={(next) => onChange({ weekdays: next.length > 0 ? next : [String(weekday)] })}
        />
      )}
    </>
  );
}
