/** Labels for rooms and their limits. */
import { useFormat } from '@park/platform';
import type { Room, RoomRefusal } from '@park/contract/rooms';
import { useMemo } from 'react';
import { useRoomTexts, type RoomTextKey } from '../texts/use-room-texts';

const refusalKeys = {
  'errors.rooms.noContract': 'refusal.noContract',
  'errors.rooms.inThePast': 'refusal.inThePast',
  'errors.rooms.tooShortNotice': 'refusal.tooShortNotice',
  'errors.rooms.tooFarAhead': 'refusal.tooFarAhead',
  'errors.rooms.tooLong': 'refusal.tooLong',
  'errors.rooms.outsideOpeningHours': 'refusal.outsideOpeningHours',
  'errors.rooms.blocked': 'refusal.blocked',
  'errors.rooms.quotaExceeded': 'refusal.quotaExceeded',
  'errors.rooms.taken': 'refusal.taken',
  'errors.rooms.tooManyComing': 'refusal.tooManyComing',
  'errors.rooms.tooLongPerDay': 'refusal.tooLongPerDay',
  'errors.rooms.companyLeaves': 'refusal.companyLeaves',
} as const satisfies Record<RoomRefusal, RoomTextKey>;

const minutesPerDay = 24 * 60;

export interface RoomLabels {
  /** "1 h 30" */
  readonly duration: (minutes: number) => string;
  /** "Building A · Floor 2 · 12 people" */
  readonly place: (room: Pick<Room, 'building' | 'floor'>) => string;
  readonly people: (room: Pick<Room, 'capacity'>) => string;
  /** Why this room cannot be booked at the requested time, with the room's limit. */
  readonly refusal: (refusal: RoomRefusal, room: Room) => string;
}

export function useRoomLabels(): RoomLabels {
  const { t } = useRoomTexts();
  const format = useFormat();
  return useMemo(() => {
    const duration = (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (minutes >= minutesPerDay && minutes % minutesPerDay === 0)
        return t('duration.days', { count: minutes / minutesPerDay });
      if (hours === 0) return t('duration.minutes', { minutes });
      return rest === 0
        ? t('duration.hours', { hours })
        : t('duration.both', { hours, minutes: String(rest).padStart(2, '0') });
    };
    const floor = (name: string) => (name === '0' ? t('room.ground') : t('room.floor', { floor: name }));
    return {
      duration,
      place: ({ building, floor: name }) => `${building.name} · ${floor(name)}`,
      people: ({ capacity }) => t('room.people', { count: capacity, shown: format.number(capacity) }),
      refusal: (refusal, room) =>
        t(refusalKeys[refusal], {
          notice: duration(room.minNoticeMinutes),
          days: t('duration.days', { count: room.maxAdvanceDays }),
          max: duration(room.maxDurationMinutes),
        }),
    };
  }, [t, format]);
}
