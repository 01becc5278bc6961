import { maxEventDates } from '@park/contract/event-repeat';
import { addDays, isCalendarDay, useCall } from '@park/platform';
import { DateInput, Field, Select, TextInput } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { DraftRepeat } from './repeat-rule';

interface RepeatEndProps {
  readonly repeat: DraftRepeat;
  readonly from: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly onUntil: (until: string) => void;
}

/** Ends on a day, or after a number of dates: then the last of them is the day. */
export function RepeatEnd({ repeat, from, id, error, onUntil }: RepeatEndProps) {
  const { t } = usePortalTexts();
  const [count, setCount] = useState<string | null>(null);
  return (
    <>
      <Field label={t('publishing.repeat.ends')}>
        {(control) => (
          <Select
            {...control}
            value={count === null ? 'day' : 'count'}
            options={(['day', 'count'] as const).map((value) => ({
              value,
              label: t(`publishing.repeat.endsOn.${value}`),
            }))}
            onChange={({ target }) => setCount(target.value === 'count' ? '10' : null)}
          />
        )}
      </Field>
      {count === null ? (
        <Field id={id} label={t('publishing.repeat.until')} error={error}>
          {(control) => (
            <DateInput {...control} value={repeat.until} min={from} onChange={({ target }) => onUntil(target.value)} />
          )}
        </Field>
      ) : (
        <Field
          id={id}
          label={t('publishing.repeat.dates')}
          help={t('publishing.repeat.datesHelp', { limit: maxEventDates })}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={String(maxEventDates).length}
              value={count}
              onChange={({ target }) => setCount(target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
      )}
      {count !== null && isCalendarDay(from) && Number(count) >= 2 && (
        <LastOf count={Number(count)} repeat={repeat} from={from} onUntil={onUntil} />
      )}
    </>
  );
}

const unitDays = { day: 1, week: 7, month: 31, year: 366 } as const;
/** A day that a month or year lacks, the 31st or 29 February, is passed over: at worst three of four years. */
const missedShare = 4;
const lastInputDay = '2100-12-31';

/** Sets the last day to the day of the last date. */
function LastOf({ count, repeat, from, onUntil }: Omit<RepeatEndProps, 'id' | 'error'> & { readonly count: number }) {
  const { every, interval, weekdays, monthly, until } = repeat;
  const reach = addDays(
    from,
    unitDays[every] * interval * count * (every === 'month' || every === 'year' ? missedShare : 1),
  );
  const days = useCall('GET /api/publishing/events/dates', {
    query: {
      from,
      every,
      interval,
      weekdays: weekdays.map(String),
      monthly,
      until: reach < lastInputDay ? reach : lastInputDay,
    },
  });
  const last = days.data?.items.slice(0, count).at(-1);
  useEffect(() => {
    if (last && last !== until) onUntil(last);
  }, [last, until, onUntil]);
  return days.status === 'failed' ? (
    <LoadError error={days.error} onRetry={days.retry} isRetrying={days.isRefreshing} />
  ) : null;
}
