/** Converts between the form of a room, where opening hours are texts, and the contract. */
import { RoomBody, type ManagedRoom } from '@park/contract/room-management';
import { formSchema, type InputOf } from '@park/ui/form';
import { formatHours, parseHours, type OpenPart } from './opening-hours';

/** ISO weekdays as the contract writes them, from Monday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export type RoomValues = Omit<InputOf<typeof RoomBody>, 'openingHours'> & {
  openingHours: Record<(typeof weekdays)[number], string>;
};

/** The values of a room, or those that a new one begins with. */
export const valuesOf = (room: ManagedRoom | undefined, firstBuilding = ''): RoomValues => ({
  name: room?.name ?? '',
  building: room?.building.id ?? firstBuilding,
  floor: room?.floor ?? '0',
  capacity: room?.capacity ?? 8,
  equipment: room?.equipment.map(({ id }) => id) ?? [],
  imageId: room?.imageId ?? null,
  contractIds: [...(room?.contractIds ?? [])],
  openingHours: hoursOf((day) => formatHours(room?.openingHours[day])),
  bufferMinutes: room?.bufferMinutes ?? 0,
  minNoticeMinutes: room?.minNoticeMinutes ?? 0,
  maxAdvanceDays: room?.maxAdvanceDays ?? 90,
  maxDurationMinutes: room?.maxDurationMinutes ?? 240,
  needsApproval: room?.needsApproval ?? false,
  checkInMinutes: room?.checkInMinutes ?? null,
});

const hoursOf = (textOf: (day: (typeof weekdays)[number]) => string): RoomValues['openingHours'] => ({
  '1': textOf('1'),
  '2': textOf('2'),
  '3': textOf('3'),
  '4': textOf('4'),
  '5': textOf('5'),
  '6': textOf('6'),
  '7': textOf('7'),
});

/** The rules of the contract, applied to the values of the form. */
export const RoomInput = formSchema(({ openingHours, checkInMinutes, ...rest }: RoomValues) => {
  const days = weekdays.map((day) => ({ day, parts: parseHours(openingHours[day]) }));
  const isOpen = (one: (typeof days)[number]): one is { day: typeof one.day; parts: OpenPart[] } =>
    one.parts !== null && one.parts.length > 0;
  const hours = Object.fromEntries(days.filter(isOpen).map(({ day, parts }) => [day, parts]));
  // An empty field means no check-in.
  const parsed = RoomBody.safeParse({ ...rest, openingHours: hours, checkInMinutes: checkInMinutes ?? null });
  const invalid = days
    .filter(({ parts }) => parts === null)
    .map(({ day }) => ({ path: ['openingHours', day], message: 'errors.rooms.invalidHours' }));
  if (invalid.length === 0) return parsed;
  return { success: false as const, error: { issues: [...(parsed.error?.issues ?? []), ...invalid] } };
});
