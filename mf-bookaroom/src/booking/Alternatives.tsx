import { useFormat } from '@park/platform';
import type { RoomAlternative } from '@park/contract/rooms';
import { Button, Stack } from '@park/ui';
import { useId } from 'react';
import { useRoomTexts } from '../texts/use-room-texts';
import styles from './Alternatives.module.css';

export interface AlternativesProps {
  readonly alternatives: readonly RoomAlternative[];
  readonly isBooking: boolean;
  readonly onTake: (alternative: RoomAlternative) => void;
}

/** What was free a moment ago instead of what was taken. One click books it with what is written already. */
export function Alternatives({ alternatives, isBooking, onTake }: AlternativesProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const titleId = useId();
  if (alternatives.length === 0) return <p className={styles.none}>{t('alternatives.none')}</p>;
  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {t('alternatives.title')}
      </h3>
      <Stack as="ul" gap={2}>
        {alternatives.map((alternative) => {
          const { kind, room, start, end } = alternative;
          return (
            <li key={`${kind} ${room.id} ${start}`}>
              <Button wide busy={isBooking} onClick={() => onTake(alternative)}>
                {t(`alternatives.${kind}`, { room: room.name, from: format.time(start), until: format.time(end) })}
              </Button>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
