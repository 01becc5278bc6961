/** What one looks for stands in the address: shareable, and restored by Back. */
import { isCalendarDay, useSearchParams } from '@park/platform';

/** Minutes that a booking lasts when nothing else is asked for. */
export const usualDuration = 60;

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

export type RoomParameter = keyof RoomFilters | 'view' | 'hours';

export interface RoomAddress {
  readonly filters: RoomFilters;
  readonly parameter: (name: RoomParameter) => string | null;
  /** How many filters beside day, start and duration are set. */
  readonly narrowing: number;
  /** Whether there is something to clear. */
  readonly isNarrowed: boolean;
  /** Several at once, so that Back undoes them together; null takes one away. */
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
];
const id = /^[\w.~:-]{1,100}$/;

/** What the address says; what nobody could have meant is left out, so that a broken link still shows the rooms. */
export function readFilters(address: URLSearchParams): RoomFilters {
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
    // A start alone is not a slot yet.
    duration: whole('duration', 5, 24 * 60) ?? (from ? usualDuration : undefined),
    capacity: whole('capacity', 1, 10_000),
    equipment: (address.get('equipment') ?? '').split(',').filter((part) => id.test(part)),
    building: text('building', (value) => id.test(value)),
  };
}

export function useRoomAddress(): RoomAddress {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const narrowing =
    [filters.capacity, filters.building].filter((value) => value !== undefined).length + filters.equipment.length;
  const set: RoomAddress['set'] = (changes, { replace = false } = {}) =>
    setAddress((current) => inOrder({ ...Object.fromEntries(current), ...changes }), { replace });
  return {
    filters,
    parameter: (name) => address.get(name),
    narrowing,
    isNarrowed: narrowing > 0 || filters.from !== undefined,
    set,
    clear: () => set({ from: null, duration: null, capacity: null, equipment: null, building: null }),
  };
}

/** The same choices always give the same address, in whatever order they were made. */
function inOrder(values: Readonly<Record<string, string | null>>): URLSearchParams {
  const names = [...parameters, ...Object.keys(values).filter((name) => !parameters.some((known) => known === name))];
  return new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}
