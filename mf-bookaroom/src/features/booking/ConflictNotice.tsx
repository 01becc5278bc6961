import { useFormat } from '@park/platform';
import type { RoomAlternative, RoomTakenDetails } from '@park/contract/room-bookings';
import { Notice } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';

/** A time that somebody else booked first, and what can be booked instead. */
export interface Conflict {
  readonly start: string;
  readonly end: string;
  readonly next: RoomTakenDetails['nextFree'];
  readonly alternatives: readonly RoomAlternative[];
}

export function ConflictNotice({ conflict: { start, end, next } }: { conflict: Conflict }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const times = (from: string, until: string) => ({ from: format.time(from), until: format.time(until) });
  return (
    <Notice tone="warning" announce title={t('conflict.title', times(start, end))}>
      <p>{next ? t('conflict.preselected', times(next.start, next.end)) : t('conflict.none')}</p>
    </Notice>
  );
}
