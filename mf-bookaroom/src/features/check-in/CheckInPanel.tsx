import { minuteMs, useCall, useCommand, useFormat, useTexts } from '@park/platform';
import type { RoomSeriesQuestion } from '@park/contract/room-check-in';
import { Button, Cluster, List, Notice, Section, useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Arrival } from './Arrival';
import styles from './CheckIn.module.css';

const refetchIntervalMs = minuteMs;

/** Bookings to check in for now, and questions about series. Nothing when there are none. */
export function CheckInPanel() {
  const { t } = useRoomTexts();
  const arrivals = useCall('GET /api/rooms/check-in', {}, { refetchIntervalMs });
  const { items, questions } = arrivals.data ?? { items: [], questions: [] };
  if (items.length + questions.length === 0) return null;
  return (
    <Section title={t('checkIn.panel')}>
      {questions.map((question) => (
        <Question key={question.bookingId} question={question} />
      ))}
      <List className={styles.list}>
        {items.map((arrival) => (
          <li key={arrival.id}>
            <Arrival arrival={arrival} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Question({ question }: { readonly question: RoomSeriesQuestion }) {
  const { t } = useRoomTexts();
  const { t: anyText } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const answer = useCommand('POST /api/rooms/bookings/{id}/still-needed', { refreshes: ['GET /api/rooms'] });
  const { bookingId, title, room, answerBy } = question;

  async function send(isNeeded: boolean): Promise<void> {
    const result = await answer.run({ params: { id: bookingId }, body: { isNeeded } });
    toast.show(
      result.ok
        ? { message: t(isNeeded ? 'checkIn.question.kept' : 'checkIn.question.cancelled') }
        : { tone: 'danger', message: anyText(result.error.key, result.error.values) },
    );
  }

  return (
    <Notice tone="warning">
      <p>{t('checkIn.question.text', { title, room, until: format.day(answerBy) })}</p>
      <Cluster>
        <Button size="small" variant="primary" onClick={() => void send(true)}>
          {t('checkIn.question.yes')}
        </Button>
        <Button size="small" onClick={() => void send(false)}>
          {t('checkIn.question.no')}
        </Button>
      </Cluster>
    </Notice>
  );
}
