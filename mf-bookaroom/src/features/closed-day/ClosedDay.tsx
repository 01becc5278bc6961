import { useFormat } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import { Button, EmptyState } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { closedReason } from './closed-reason';

/** Says once, with the reason, that no room is open on a day, and offers the next day that has open rooms. */
export function ClosedDay({
  availability,
  onChooseDay,
}: {
  availability: RoomAvailability;
  onChooseDay: (day: string) => void;
}) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const reason = closedReason(availability.rooms);
  const { nextOpenDay } = availability;
  return (
    <EmptyState
      kind="nothingYet"
      headingLevel={3}
      title={t('closedDay.title', { day: format.day(availability.date) })}
      reason={reason ? t('closedDay.blocked', { reason }) : t('closedDay.weekday')}
      action={
        nextOpenDay && (
          <Button variant="primary" onClick={() => onChooseDay(nextOpenDay)}>
            {t('closedDay.next', { day: format.day(nextOpenDay) })}
          </Button>
        )
      }
    />
  );
}
