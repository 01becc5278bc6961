import { useFormat } from '@park/platform';
import type { RoomAlternative } from '@park/contract/room-bookings';
import type { Room } from '@park/contract/rooms';
import { Button, Stack } from '@park/ui';
import { useId, useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Alternatives.module.css';

export interface AlternativesProps {
  readonly alternatives: readonly RoomAlternative[];
  readonly roomOf: (room: RoomAlternative['room']) => Pick<Room, 'needsApproval'>;
  /** Resolves when the booking is made or refused. */
  readonly onSelect: (alternative: RoomAlternative) => Promise<void>;
}

/** Free alternatives to a time that is taken. One click books an alternative with the values already entered. */
export function Alternatives({ alternatives, roomOf, onSelect }: AlternativesProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const titleId = useId();
  const [selected, setSelected] = useState<RoomAlternative>();
  if (alternatives.length === 0) return <p className={styles.none}>{t('alternatives.none')}</p>;

  async function select(alternative: RoomAlternative) {
    if (selected) return;
    setSelected(alternative);
    await onSelect(alternative);
    setSelected(undefined);
  }

  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {t('alternatives.title')}
      </h3>
      <Stack as="ul" gap={2}>
        {alternatives.map((alternative) => {
          const { kind, room, start, end } = alternative;
          const needsApproval = roomOf(room).needsApproval;
          return (
            <li key={`${kind} ${room.id} ${start}`}>
              <Button
                wide
                busy={selected === alternative}
                busyText={needsApproval ? t('booking.asking') : t('booking.booking')}
                onClick={() => void select(alternative)}
              >
                {t(needsApproval ? `alternatives.ask.${kind}` : `alternatives.book.${kind}`, {
                  room: room.name,
                  from: format.time(start),
                  until: format.time(end),
                })}
              </Button>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
