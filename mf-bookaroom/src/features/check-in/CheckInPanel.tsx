import { minuteMs, useCall } from '@park/platform';
import { List, Section } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Arrival } from './Arrival';
import styles from './CheckIn.module.css';
import { SeriesQuestion } from './SeriesQuestion';

const refetchIntervalMs = minuteMs;

export interface CheckInPanelProps {
  /** Called after each answer; its button may be gone. */
  readonly onDone: () => void;
}

/** Bookings to check in for now, and questions about series. Nothing when there are none. */
export function CheckInPanel({ onDone }: CheckInPanelProps) {
  const { t } = useRoomTexts();
  const arrivals = useCall('GET /api/rooms/check-in', {}, { refetchIntervalMs });
  const { items, questions } = arrivals.data ?? { items: [], questions: [] };
  if (items.length + questions.length === 0) return null;
  return (
    <Section title={t('checkIn.panel')}>
      {questions.map((question) => (
        <SeriesQuestion key={question.bookingId} question={question} onDone={onDone} />
      ))}
      <List className={styles.list}>
        {items.map((arrival) => (
          <li key={arrival.id}>
            <Arrival arrival={arrival} onDone={onDone} />
          </li>
        ))}
      </List>
    </Section>
  );
}
