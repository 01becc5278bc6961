import { isCalendarDay, useFormat, useServices } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import { Button, classNames, DateInput, Field, FilterChips, IconButton, Select, type Option } from '@park/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@park/ui/icons';
import { useId, useState } from 'react';
import { shiftDay, spanOf } from '../calendar/span';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { defaultDurationMinutes, type RoomAddress } from '../../shared/use-room-address';
import styles from './RoomFilters.module.css';

export interface RoomFiltersProps {
  readonly address: RoomAddress;
  /** Undefined while the first response is loading. */
  readonly choices: RoomAvailability['choices'] | undefined;
}

const previousLabels = {
  day: 'filters.previousDay',
  week: 'calendar.previousWeek',
  month: 'calendar.previousMonth',
} as const;
const nextLabels = { day: 'filters.nextDay', week: 'calendar.nextWeek', month: 'calendar.nextMonth' } as const;

const durations = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];
const capacities = [2, 4, 6, 8, 12, 20, 30, 50, 100];
/** Half hours from 06:00 to 22:00. */
const starts = Array.from(
  { length: 33 },
  (_unused, place) => `${String(6 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`,
);

/** Adds a value from the address that is not among the usual choices. */
const including = <Value extends string | number>(values: readonly Value[], chosen: Value | undefined): Value[] =>
  [...new Set(chosen === undefined ? values : [...values, chosen])].sort((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other)),
  );

export function RoomFilters({ address, choices }: RoomFiltersProps) {
  const { t } = useRoomTexts();
  const labels = useRoomLabels();
  const { filters, set } = address;
  const restId = useId();
  // On small screens only the most used filters are visible.
  const [isOpen, setIsOpen] = useState(false);
  const duration = filters.duration ?? defaultDurationMinutes;
  const largest = choices?.largestCapacity ?? Infinity;
  const asOptions = (values: readonly number[], label: (value: number) => string): Option[] =>
    values.map((value) => ({ value: String(value), label: label(value) }));
  return (
    // Not a form: each change applies at once.
    <div role="search" className={styles.filters} aria-label={t('filters.title')} data-print="hide">
      <DayField address={address} />
      <Field label={t('filters.from')} className={styles.field}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('filters.anyTime')}
            options={including(starts, filters.from).map((value) => ({ value, label: value }))}
            value={filters.from ?? ''}
            onChange={({ target }) => set({ from: target.value, duration: String(duration) })}
          />
        )}
      </Field>
      <Field label={t('filters.duration')} className={styles.field}>
        {(control) => (
          <Select
            {...control}
            options={asOptions(including(durations, duration), labels.duration)}
            value={String(duration)}
            onChange={({ target }) => set({ duration: target.value })}
          />
        )}
      </Field>
      <Button className={styles.more} aria-expanded={isOpen} aria-controls={restId} onClick={() => setIsOpen(!isOpen)}>
        {address.activeFilterCount > 0
          ? t('filters.moreChosen', { count: address.activeFilterCount })
          : t('filters.more')}
      </Button>
      <div id={restId} className={classNames(styles.rest, !isOpen && styles.folded)}>
        <Field label={t('filters.capacity')} className={styles.field}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('filters.anyCapacity')}
              options={asOptions(
                including(
                  capacities.filter((size) => size <= largest),
                  filters.capacity,
                ),
                (count) => t('filters.capacityAtLeast', { count }),
              )}
              value={filters.capacity === undefined ? '' : String(filters.capacity)}
              onChange={({ target }) => set({ capacity: target.value })}
            />
          )}
        </Field>
        <Field label={t('filters.building')} className={styles.field}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('filters.anyBuilding')}
              options={(choices?.buildings ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={filters.building ?? ''}
              onChange={({ target }) => set({ building: target.value })}
            />
          )}
        </Field>
        <div className={styles.equipment}>
          {choices && choices.equipment.length > 0 && (
            <FilterChips
              legend={t('filters.equipment')}
              showLegend
              values={choices.equipment.map(({ id, name }) => ({ value: id, label: name }))}
              selected={filters.equipment}
              onChange={(equipment) => set({ equipment: equipment.join(',') })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The day, with buttons for the previous and next one. Past days cannot be selected. */
function DayField({ address }: { address: RoomAddress }) {
  const { filters, set } = address;
  const span = spanOf(address);
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const today = format.dayOf(clock());
  const date = filters.date ?? today;
  const go = (day: string) => set({ date: day === today ? null : day });
  return (
    <div className={styles.day}>
      <Field label={t('filters.day')} className={styles.date}>
        {(control) => (
          <DateInput
            {...control}
            value={date}
            min={span === 'day' ? today : undefined}
            required
            onChange={({ target }) => {
              if (isCalendarDay(target.value)) go(target.value);
            }}
          />
        )}
      </Field>
      <IconButton
        variant="secondary"
        label={t(previousLabels[span])}
        icon={<ChevronLeftIcon size={18} />}
        disabled={span === 'day' && date <= today}
        onClick={() => go(shiftDay(date, span, -1))}
      />
      <IconButton
        variant="secondary"
        label={t(nextLabels[span])}
        icon={<ChevronRightIcon size={18} />}
        onClick={() => go(shiftDay(date, span, 1))}
      />
      {date !== today && <Button onClick={() => go(today)}>{t('filters.today')}</Button>}
    </div>
  );
}
