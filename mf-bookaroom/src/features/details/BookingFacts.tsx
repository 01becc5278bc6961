import { useConfiguration, useFormat, useHasRoute, usePermission } from '@park/platform';
import { type RoomBooking, type RoomOccurrence } from '@park/contract/room-bookings';
import { roomRefusals, type RoomRefusal } from '@park/contract/rooms';
import { Button, ButtonLink, Cluster, DescriptionList, List, StatusBadge } from '@park/ui';
import { CalendarPlusIcon } from '@park/ui/icons';
import { useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { CancelDate } from './CancelDate';
import { CancelButton } from '../own-bookings/CancelButton';
import { isUpcoming } from '../own-bookings/upcoming';
import styles from './BookingFacts.module.css';
import { shownState, statusOf } from '../../shared/occurrence-state';
import { useRoomCommands } from './use-room-commands';

export interface BookingFactsProps {
  readonly booking: RoomBooking;
  readonly now: Date;
  readonly onChange: (occurrence: RoomOccurrence) => void;
  readonly onEdit: () => void;
  readonly onHandOver: () => void;
}

/** What a booking is about, its dates, and what may be done with it. */
export function BookingFacts({ booking, now, onChange, onEdit, onHandOver }: BookingFactsProps) {
  const { t } = useRoomTexts();
  const labels = useRoomLabels();
  const commands = useRoomCommands();
  const facts = useRef<HTMLDivElement>(null);
  // What is cancelled or over loses its buttons, the one with the focus included.
  const keepFocus = useFocusAfterRender(facts, { onlyIfLost: true });
  const running = booking.occurrences.find(({ may }) => may.endNow);
  const changeable = booking.occurrences.filter(({ may, isMove }) => may.change && !isMove);
  const [only] = changeable;
  const answers = new Map(booking.invitations.map(({ email, answer }) => [email, answer]));
  const attendees = booking.attendees.map((attendee) => {
    const answer = answers.get(attendee.toLowerCase());
    return answer ? `${attendee} (${t(`invitation.state.${answer}`)})` : attendee;
  });
  return (
    <div ref={facts} className={styles.facts} tabIndex={-1}>
      <Dates booking={booking} now={now} onChange={onChange} onCancelled={keepFocus} />
      <DescriptionList
        items={[
          { term: t('details.room'), value: `${booking.room.name} · ${labels.place(booking.room)}` },
          { term: t('details.owner'), value: booking.owner },
          { term: t('details.bookedBy'), value: booking.bookedBy },
          { term: t('details.people'), value: booking.people },
          { term: t('details.attendees'), value: attendees.join(', ') },
          { term: t('details.note'), value: booking.note },
        ]}
      />
      <Cluster gap={2}>
        {running && (
          <Button
            variant="primary"
            busy={commands.isEnding}
            busyText={t('details.ending')}
            onClick={() => void commands.endNow(running).then(keepFocus)}
          >
            {t('details.endNow')}
          </Button>
        )}
        {only && changeable.length === 1 && <Button onClick={() => onChange(only)}>{t('details.change')}</Button>}
        {booking.may.edit && <Button onClick={onEdit}>{t('details.edit')}</Button>}
        <Button busy={commands.isSavingFile} onClick={() => void commands.saveCalendarFile(booking)}>
          <CalendarPlusIcon size={16} /> {t('details.calendarFile')}
        </Button>
        <ReportProblem room={booking.room} />
        {booking.may.handOver && <Button onClick={onHandOver}>{t('details.handOver')}</Button>}
        {booking.may.cancel && (
          <CancelButton
            booking={booking}
            coming={booking.occurrences.filter((one) => isUpcoming(one, now))}
            now={now}
            size="normal"
            onCancelled={keepFocus}
          />
        )}
      </Cluster>
    </div>
  );
}

/** Leads to ticketing with the room, where the person may use it and the park has it. */
function ReportProblem({ room }: { readonly room: RoomBooking['room'] }) {
  const { t } = useRoomTexts();
  const { links } = useConfiguration();
  const mayReport = usePermission('Ticketing_Create');
  const hasPage = useHasRoute('/portal/ticketing');
  if (!mayReport || !hasPage || !links.ticketing) return null;
  return (
    <ButtonLink href={`/portal/ticketing?about=room:${room.id}&back=/book-a-room`} target="_blank">
      {t('details.reportProblem')}
    </ButtonLink>
  );
}

/** A skipped date stores the key of its refusal, a rejected one the manager's words. */
function useReasonText(): (reason: string) => string {
  const { t } = useRoomTexts();
  return (reason) => {
    const refusal = roomRefusals.find((key) => key === reason);
    if (!refusal) return reason;
    return t(`skipped.${refusal.slice('errors.rooms.'.length) as SkippedKey}`);
  };
}

type SkippedKey = RoomRefusal extends `errors.rooms.${infer Name}` ? Name : never;

/** One line per date, coming ones first; several can be changed one by one. */
function Dates({
  booking,
  now,
  onChange,
  onCancelled,
}: Pick<BookingFactsProps, 'booking' | 'now' | 'onChange'> & { readonly onCancelled: () => void }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const reasonText = useReasonText();
  const isSeveral = booking.occurrences.length > 1;
  const isPast = ({ end }: RoomOccurrence) => Date.parse(end) <= now.getTime();
  const past = booking.occurrences.filter(isPast).reverse();
  const coming = booking.occurrences.filter((occurrence) => !isPast(occurrence));
  return (
    <List className={styles.dates} aria-label={t('details.dates')}>
      {[...coming, ...past].map((occurrence) => {
        const state = shownState(occurrence, now);
        const when = format.dayAndTimeRange(occurrence.start, occurrence.end);
        return (
          <li key={occurrence.id} className={styles.date}>
            <span className={styles.when}>
              {occurrence.isMove ? t('details.requestedMove', { when }) : when}
              {occurrence.room.id !== booking.room.id && ` · ${occurrence.room.name}`}
              {occurrence.reason && <span className={styles.reason}> {reasonText(occurrence.reason)}</span>}
            </span>
            <StatusBadge status={statusOf[state]}>{t(`details.state.${state}`)}</StatusBadge>
            {isSeveral && occurrence.may.change && !occurrence.isMove && (
              <Button size="small" aria-label={t('details.changeDate', { when })} onClick={() => onChange(occurrence)}>
                {t('details.changeShort')}
              </Button>
            )}
            {booking.isSeries && booking.may.cancel && isUpcoming(occurrence, now) && (
              <CancelDate occurrence={occurrence} when={when} onDone={onCancelled} />
            )}
          </li>
        );
      })}
    </List>
  );
}
