import { maxEventDates, maxRepeatInterval } from '@park/contract/event-repeat';
import { isCalendarDay, useCall, useConfiguration, useFormat } from '@park/platform';
import { Checkbox, Field, FilterChips, Select, SkeletonText } from '@park/ui';
import { LoadError, weekdayName } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';
import { RepeatEnd } from './RepeatEnd';
import { newRepeat, shownWeekdays, withWeekdays, type DraftRepeat } from './repeat-rule';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';
import { dayAndTime } from '../../shared/zoned-time';

const units = ['day', 'week', 'month', 'year'] as const;
const intervals = Array.from({ length: maxRepeatInterval }, (_, index) => index + 1);
const weekdayIds = [1, 2, 3, 4, 5, 6, 7] as const;

interface RuleProps {
  readonly repeat: DraftRepeat;
  /** The day of this date. */
  readonly from: string;
  readonly field: ReturnType<typeof useCheckedField>;
  readonly onChange: (repeat: DraftRepeat) => void;
}

/** Whether and how the event repeats, with the days that this results in. */
export function RepeatFields({ publication }: { readonly publication: Publication }) {
  const { t } = usePortalTexts();
  const { parkTimeZone } = useConfiguration();
  const field = useCheckedField(publication, 'repeat');
  const { body, set } = publication;
  const repeat = body.repeat ?? null;
  const start = body.startDate ?? '';
  const from = start.includes('T') ? dayAndTime(start, parkTimeZone).day : start;
  return (
    <fieldset className={styles.repeat}>
      <legend className={styles.repeatLegend}>{t('publishing.fields.repeat')}</legend>
      <Field label={t('publishing.repeat.every')} help={t('publishing.repeat.help')} {...field('every')}>
        {(control) => (
          <Select
            {...control}
            value={repeat?.every ?? ''}
            options={[
              { value: '', label: t('publishing.repeat.never') },
              ...units.map((value) => ({ value, label: t(`publishing.repeat.units.${value}`, { count: 1 }) })),
            ]}
            onChange={({ target }) => {
              const every = units.find((unit) => unit === target.value);
              set({ repeat: every ? (repeat ? { ...repeat, every } : newRepeat(every, from)) : null });
            }}
          />
        )}
      </Field>
      {repeat && <Rule repeat={repeat} from={from} field={field} onChange={(next) => set({ repeat: next })} />}
    </fieldset>
  );
}

function Rule({ repeat, from, field, onChange }: RuleProps) {
  const { t, language } = usePortalTexts();
  return (
    <>
      <Field label={t('publishing.repeat.interval')} {...field('interval')}>
        {(control) => (
          <Select
            {...control}
            value={String(repeat.interval)}
            options={intervals.map((count) => ({
              value: String(count),
              label: t(`publishing.repeat.units.${repeat.every}`, { count }),
            }))}
            onChange={({ target }) => onChange({ ...repeat, interval: Number(target.value) })}
          />
        )}
      </Field>
      {repeat.every === 'week' && (
        <FilterChips
          legend={t('publishing.repeat.weekdays')}
          showLegend
          values={weekdayIds.map((id) => ({ value: String(id), label: weekdayName(id, language) }))}
          selected={shownWeekdays(repeat, from)}
          onChange={(chosen) => onChange(withWeekdays(repeat, chosen, from))}
        />
      )}
      {repeat.every === 'month' && (
        <Field label={t('publishing.repeat.monthly')}>
          {(control) => (
            <Select
              {...control}
              value={repeat.monthly}
              options={(['day', 'weekday', 'lastWeekday'] as const).map((value) => ({
                value,
                label: t(`publishing.repeat.monthlyWays.${value}`),
              }))}
              onChange={({ target }) => onChange({ ...repeat, monthly: target.value as DraftRepeat['monthly'] })}
            />
          )}
        </Field>
      )}
      <RepeatEnd repeat={repeat} from={from} {...field('until')} onUntil={(until) => onChange({ ...repeat, until })} />
      {isCalendarDay(from) && isCalendarDay(repeat.until) && repeat.until >= from && (
        <Days repeat={repeat} from={from} onChange={onChange} />
      )}
    </>
  );
}

/** The days of the rule; one that is not ticked is left out. */
function Days({ repeat, from, onChange }: Omit<RuleProps, 'field'>) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { every, interval, weekdays, monthly, until, without } = repeat;
  const days = useCall('GET /api/publishing/events/dates', {
    query: { from, every, interval, weekdays: weekdays.map(String), monthly, until },
  });
  if (days.status === 'pending') return <SkeletonText lines={1} />;
  if (days.status === 'failed')
    return <LoadError error={days.error} onRetry={days.retry} isRetrying={days.isRefreshing} />;
  const kept = days.data.items.filter((day) => day === from || !without.includes(day));
  const last = kept.at(-1);
  return (
    <details className={styles.days}>
      <summary aria-live="polite">
        {days.data.isCapped
          ? t('publishing.repeat.tooMany', { limit: maxEventDates })
          : t('publishing.repeat.count', { count: kept.length, last: last ? format.day(last) : '' })}
      </summary>
      <p className={styles.facts}>{t('publishing.repeat.leaveOut')}</p>
      <ul className={styles.dayList}>
        {days.data.items.map((day) => (
          <li key={day}>
            <Checkbox
              label={format.day(day)}
              checked={day === from || !without.includes(day)}
              disabled={day === from}
              onChange={({ target }) =>
                onChange({
                  ...repeat,
                  without: target.checked ? without.filter((one) => one !== day) : [...without, day].sort(),
                })
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
