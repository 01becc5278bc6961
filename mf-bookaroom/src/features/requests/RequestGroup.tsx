import { useFormat } from '@park/platform';
import type { RoomRequest, RoomRequestGroup } from '@park/contract/room-requests';
import { Button, List, Section, StatusBadge } from '@park/ui';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Requests.module.css';

export interface RequestGroupProps {
  readonly group: RoomRequestGroup;
  readonly onDecide: (kind: 'accept' | 'reject', request: RoomRequest) => void;
}

/** Requests for one room whose times overlap, one column each. */
export function RequestGroup({ group, onDecide }: RequestGroupProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const { room, requests } = group;
  const dates = requests.flatMap((request) => request.dates).sort((one, other) => one.start.localeCompare(other.start));
  const [first] = dates;
  // The times tell groups of one room and day apart.
  const end = dates
    .filter(({ start }) => first && format.dayOf(start) === format.dayOf(first.start))
    .map((date) => date.end)
    .sort()
    .at(-1);
  return (
    <Section
      title={
        first && end
          ? t('requests.group', { room: room.name, when: format.dayAndTimeRange(first.start, end) })
          : room.name
      }
    >
      <p className={styles.place}>
        {t('requests.room', { place: labels.place(room), people: labels.people(room) })}
        {requests.length > 1 && ` · ${t('requests.competing', { count: requests.length })}`}
      </p>
      <List className={styles.requests}>
        {requests.map((request) => (
          <Request key={request.id} request={request} capacity={room.capacity} onDecide={onDecide} />
        ))}
      </List>
    </Section>
  );
}

function Request({
  request,
  capacity,
  onDecide,
}: Pick<RequestGroupProps, 'onDecide'> & { readonly request: RoomRequest; readonly capacity: number }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { title, owner, people, dates, note } = request;
  const [next] = dates;
  const isTaken = dates.every((date) => date.isTaken);
  const names = { title, name: owner.name };
  return (
    <li className={styles.request}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {next && (
          <p className={styles.time}>
            {format.dayAndTimeRange(next.start, next.end)}
            {dates.length > 1 && ` ${t('requests.moreDates', { count: dates.length - 1 })}`}
          </p>
        )}
        {next?.movesFrom && (
          <p>
            {t('requests.movesFrom', {
              when: format.dayAndTimeRange(next.movesFrom.start, next.movesFrom.end),
              room: next.movesFrom.room,
            })}
          </p>
        )}
        <p>{t('requests.by', { name: owner.name, company: owner.company })}</p>
        <p className={styles.muted}>
          {people === null ? t('requests.peopleUnknown') : t('requests.people', { count: people })}
          {people !== null && people > capacity && `, ${t('requests.tooMany')}`}
          {' · '}
          {t('requests.requested', { when: format.day(request.requestedAt) })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {isTaken && <StatusBadge status="warning">{t('requests.taken')}</StatusBadge>}
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={t('requests.rejectNamed', names)} onClick={() => onDecide('reject', request)}>
          {t('requests.reject')}
        </Button>
        {!isTaken && (
          <Button
            size="small"
            variant="primary"
            aria-label={t('requests.acceptNamed', names)}
            onClick={() => onDecide('accept', request)}
          >
            {t('requests.accept')}
          </Button>
        )}
      </div>
    </li>
  );
}
