import { minuteMs, useFormat, useUnsavedChanges } from '@park/platform';
import type { RoomAlternative, RoomTakenDetails } from '@park/contract/room-bookings';
import { type Room, type RoomQuota } from '@park/contract/rooms';
import { Button, Cluster, Notice } from '@park/ui';
import {
  FormDialog,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { useEffect, useState } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { parseAttendees } from './attendees';
import { AttendeesField } from './AttendeesField';
import { BookingInput } from './booking-values';
import { Alternatives } from './Alternatives';
import { OwnerField } from '../colleagues/OwnerField';
import type { TypedBooking } from '../series/typed-booking';
import { ConflictNotice, type Conflict } from './ConflictNotice';
import { QuotaAfterwards } from '../quota/QuotaAfterwards';
import styles from './BookingForm.module.css';
import { possibleEnds, possibleStarts, type Slot } from '../../shared/slot';
import { useBookRoom } from './use-book-room';

export interface BookingFormProps {
  readonly slot: Slot;
  /** What was typed before the booking was to be repeated. */
  readonly typed?: TypedBooking | undefined;
  /** The rooms of the day, to look up the room of an alternative. */
  readonly rooms: readonly Room[];
  /** Hours left in the month of the shown day. */
  readonly quotas: readonly RoomQuota[];
  readonly onClose: () => void;
  /** The booking was refused, so the availability behind the dialog is out of date. */
  readonly onRefused: () => void;
  /** The booking is to be repeated, with what was typed so far. */
  readonly onRepeat?: (typed: TypedBooking) => void;
  /** An alternative was selected. */
  readonly onSlotChange: (slot: Slot) => void;
}

const toInstant = (at: number) => new Date(at).toISOString();

export function BookingForm({
  slot,
  typed,
  rooms,
  quotas,
  onRepeat,
  onSlotChange,
  onClose,
  onRefused,
}: BookingFormProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const { room } = slot;
  const book = useBookRoom();
  const [owner, setOwner] = useState(typed?.owner);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm({
    schema: BookingInput,
    defaultValues: {
      roomId: room.id,
      start: toInstant(slot.start),
      end: toInstant(slot.end),
      title: '',
      people: undefined,
      note: '',
      attendees: '',
    },
  });
  const [start, end, people] = useWatch({ control: form.control, name: ['start', 'end', 'people'] });
  const [from, until] = [Date.parse(start), Date.parse(end)];
  const ends = possibleEnds(slot, from);

  // Moving the start moves the end by the same amount, within the room's free time.
  const durationMs = useDurationBeforeChange(from, until);
  useEffect(() => {
    if (ends.includes(until)) return;
    const wanted = from + durationMs;
    const next = ends.findLast((at) => at <= wanted) ?? ends[0];
    if (next !== undefined) form.setValue('end', toInstant(next), { shouldDirty: true });
  });

  async function handleSubmit(body: OutputOf<typeof BookingInput>): Promise<void> {
    const result = await book.run({ ...body, ...(owner && { ownerId: owner.id }) }, owner?.name);
    if (result.ok) return onClose();
    if (result.error.key !== 'errors.rooms.taken') {
      setConflict(undefined);
      return form.showProblem(result.error);
    }
    onRefused();
    // An everyday conflict is no error of the portal: no reference, but the next free time, selected.
    const details = result.error.details as RoomTakenDetails | undefined;
    const next = details?.nextFree ?? null;
    setConflict({ start: body.start, end: body.end, next, alternatives: details?.alternatives ?? [] });
    if (!next) return;
    const span = { start: Date.parse(next.start), end: Date.parse(next.end) };
    onSlotChange({
      ...slot,
      ...span,
      free: { start: span.start, end: Date.parse(next.freeUntil) },
      isContested: false,
    });
    form.setValue('start', next.start, { shouldDirty: true });
    form.setValue('end', next.end, { shouldDirty: true });
  }

  async function takeAlternative({ room: other, start: first, end: last }: RoomAlternative): Promise<void> {
    const span = { start: Date.parse(first), end: Date.parse(last) };
    onSlotChange({ ...slot, room: roomOf(other), free: span, ...span, isContested: false });
    form.setValue('roomId', other.id);
    form.setValue('start', toInstant(span.start));
    form.setValue('end', toInstant(span.end));
    await form.handleSubmit(handleSubmit, form.refuse)();
  }

  async function repeat(show: (typed: TypedBooking) => void): Promise<void> {
    // The form of a series does not show them.
    if (!(await form.trigger('attendees', { shouldFocus: true }))) return;
    const { title, note = '', attendees } = form.getValues();
    show({
      title,
      attendees: parseAttendees(attendees),
      people: people ?? undefined,
      note,
      owner,
      start: from,
      end: until,
    });
  }

  // To the form, a booking that was refused because of a conflict looks as if it had been saved.
  useUnsavedChanges(conflict !== undefined);

  // Focus the title once, on open: the time is already selected. What was typed counts as unsaved input.
  const { setFocus, setValue } = form;
  useEffect(() => {
    if (typed) {
      for (const name of ['title', 'people', 'note'] as const) setValue(name, typed[name], { shouldDirty: true });
      setValue('attendees', typed.attendees.join(', '), { shouldDirty: true });
    }
    setFocus('title');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** The filters may exclude an alternative's room; then only its id and name are known. */
  const roomOf = ({ id, name }: RoomAlternative['room']): Room =>
    [room, ...rooms].find((one) => one.id === id) ?? { ...room, id, name };

  const times = { from: format.time(from), until: format.time(until) };
  const option = (at: number) => ({ value: toInstant(at), label: format.time(at) });
  const isTooMany = typeof people === 'number' && people > room.capacity;
  return (
    <FormDialog
      title={t(room.needsApproval ? 'booking.askTitle' : 'booking.title', { room: room.name })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onClose}
      submitText={room.needsApproval ? t('booking.ask', times) : t('booking.book', times)}
      busyText={room.needsApproval ? t('booking.asking') : t('booking.booking')}
      hasOtherInput={owner !== undefined}
    >
      {conflict && <ConflictNotice conflict={conflict} />}
      {conflict && <Alternatives alternatives={conflict.alternatives} roomOf={roomOf} onSelect={takeAlternative} />}
      <p className={styles.place}>
        {format.day(from)} · {labels.place(room)} · {labels.people(room)}
      </p>
      {room.needsApproval && <Notice>{t('booking.approval')}</Notice>}
      {slot.isContested && <Notice>{t('booking.contested')}</Notice>}
      <Cluster gap={4} align="start">
        <SelectField name="start" label={t('booking.from')} options={possibleStarts(slot).map(option)} />
        <SelectField name="end" label={t('booking.until')} options={ends.map(option)} />
      </Cluster>
      <TextField name="title" label={t('booking.name')} help={t('booking.nameHelp')} autoComplete="off" />
      <NumberField
        name="people"
        label={t('booking.people')}
        help={t('booking.peopleHelp', { count: room.capacity })}
        optional
      />
      {isTooMany && (
        <Notice tone="warning" announce>
          {t('booking.tooMany', { count: room.capacity })}
        </Notice>
      )}
      <OwnerField owner={owner} onChange={setOwner} />
      <AttendeesField />
      <TextAreaField name="note" label={t('booking.note')} rows={3} optional />
      {onRepeat && (
        <div>
          <Button size="small" variant="quiet" onClick={() => void repeat(onRepeat)}>
            {t('series.repeat')}…
          </Button>
        </div>
      )}
      <QuotaAfterwards quotas={quotas} room={room} start={start} minutes={(until - from) / minuteMs} />
    </FormDialog>
  );
}

/** The duration in milliseconds before the start changed. */
function useDurationBeforeChange(from: number, until: number): number {
  const [durationMs, setDurationMs] = useState(until - from);
  const isValid = until > from;
  const [seenEnd, setSeenEnd] = useState(until);
  if (isValid && until !== seenEnd) {
    setSeenEnd(until);
    setDurationMs(until - from);
  }
  return durationMs;
}
