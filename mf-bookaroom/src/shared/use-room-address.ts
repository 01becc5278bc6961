/** The filters are kept in the address, so that they can be shared and Back restores them. */
import { isCalendarDay, useSearchParams } from '@park/platform';

export const defaultDurationMinutes = 60;

export interface RoomFilters {
  /** Undefined: today in the park. */
  readonly date: string | undefined;
  /** `HH:MM` */
  readonly from: string | undefined;
  /** Minutes. */
  readonly duration: number | undefined;
  readonly capacity: number | undefined;
  readonly equipment: readonly string[];
  readonly building: string | undefined;
}

export type RoomParameter = keyof RoomFilters | 'view' | 'hours' | 'bookings' | 'booking' | 'span';

export interface RoomAddress {
  readonly filters: RoomFilters;
  readonly parameter: (name: RoomParameter) => string | null;
  /** The number of filters that are set, without day, start and duration. */
  readonly activeFilterCount: number;
  /** Whether any filter can be cleared. */
  readonly hasActiveFilters: boolean;
  /** Sets several parameters in one history entry; null removes a parameter. */
  readonly set: (
    changes: Partial<Record<RoomParameter, string | null>>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** Keeps day and view. */
  readonly clear: () => void;
}

const parameters: readonly RoomParameter[] = [
  'date',
  'from',
  'duration',
  'capacity',
  'equipment',
  'building',
  'view',
  'hours',
  'bookings',
  'booking',
  'span',
];
const id = /^[\w.~:-]{1,100}$/;

/** Parses the filters in the address. Invalid values are ignored, so that a broken link still shows rooms. */
export function parseFilters(address: URLSearchParams): RoomFilters {
  const text = (name: RoomParameter, isValid: (value: string) => boolean) => {
    const value = address.get(name);
    return value && isValid(value) ? value : undefined;
  };
  const whole = (name: RoomParameter, minimum: number, maximum: number) => {
    const value = text(name, (found) => /^\d{1,5}$/.test(found));
    return value !== undefined && Number(value) >= minimum && Number(value) <= maximum ? Number(value) : undefined;
  };
  const from = text('from', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value));
  return {
    date: text('date', isCalendarDay),
    from,
    // A start without a duration gets the default duration.
    duration: whole('duration', 5, 24 * 60) ?? (from ? defaultDurationMinutes : undefined),
    capacity: whole('capacity', 1, 10_000),
    equipment: (address.get('equipment') ?? '').split(',').filter((part) => id.test(part)),
    building: text('building', (value) => id.test(value)),
  };
}

export function useRoomAddress(): RoomAddress {
  const [address, setAddress] = useSearchParams();
  const filters = parseFilters(address);
  const narrowing =
    [filters.capacity, filters.building].filter((value) => value !== undefined).length + filters.equipment.length;
  const set: RoomAddress['set'] = (changes, { replace = false } = {}) =>
    setAddress((current) => sortParameters({ ...Object.fromEntries(current), ...changes }), { replace });
  return {
    filters,
    parameter: (name) => address.get(name),
    activeFilterCount: narrowing,
    hasActiveFilters: narrowing > 0 || filters.from !== undefined,
    set,
    clear: () => set({ from: null, duration: null, capacity: null, equipment: null, building: null }),
  };
}

/** Sorts the parameters, so that the same filters always have the same address. */
function sortParameters(values: Readonly<Record<string, string | null>>): URLSearchParams {
  const names = [...parameters, ...Object.keys(values).filter((name) => !parameters.some((known) => known === name))];
  return new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}
