import { useFormat } from '@park/platform';
import type { RoomAlternative, RoomTakenDetails } from '@park/contract/room-bookings';
import type { RoomDay } from '@park/contract/rooms';
import { Button, Notice } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Alternatives } from '../booking/Alternatives';

/** What can be done after a change was refused; the form says why it was. */
export interface Refusal {
  /** Somebody else has changed the booking. */
  readonly isOutdated?: boolean;
  readonly taken?: RoomTakenDetails | undefined;
  /** Days of a series that do not fit the new time. */
  readonly refusedDays?: readonly string[];
  /** Changes the other days of the series. */
  readonly onSkip?: () => Promise<void>;
}

interface ChangeRefusalProps {
  readonly refusal: Refusal;
  readonly rooms: readonly RoomDay[];
  readonly onChoose: (alternative: RoomAlternative) => Promise<void>;
  readonly onReload: () => void;
}

export function ChangeRefusal({ refusal, rooms, onChoose, onReload }: ChangeRefusalProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { isOutdated, taken, refusedDays = [], onSkip } = refusal;
  return (
    <>
      {isOutdated && (
        <div>
          <Button onClick={onReload}>{t('change.reload')}</Button>
        </div>
      )}
      {refusedDays.length > 0 && onSkip && (
        <Notice tone="warning" action={<Button onClick={() => void onSkip()}>{t('series.skipRefused')}</Button>}>
          {t('series.refusedDates', { days: format.list(refusedDays.map((day) => format.day(day))) })}
        </Notice>
      )}
      {taken && (
        <Alternatives
          alternatives={taken.alternatives}
          roomOf={({ id }) => rooms.find(({ room }) => room.id === id)?.room ?? { needsApproval: false }}
          onSelect={onChoose}
        />
      )}
    </>
  );
}
