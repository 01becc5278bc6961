import { useFormat } from '@park/platform';
import { RoomBookingBody, type Room, type RoomAlternative, type RoomTakenDetails } from '@park/contract/rooms';
import { Cluster, Notice } from '@park/ui';
import {
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { useEffect, useState } from 'react';
import { useRoomWords } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Alternatives } from './Alternatives';
import type { BookingDialogProps } from './BookingDialog';
import styles from './BookingForm.module.css';
import { endsWithin, startsWithin, type Slot } from '../../shared/slot';
import { useBookRoom } from './use-book-room';

export interface BookingFormProps extends BookingDialogProps {
  /** Another room or time was chosen instead. */
  readonly onSlot: (slot: Slot) => void;
}

const written = (at: number) => new Date(at).toISOString();

export function BookingForm({ slot, rooms, onSlot, onClose, onRefused }: BookingFormProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const words = useRoomWords();
  const { room } = slot;
  const book = useBookRoom();
  const [alternatives, setAlternatives] = useState<readonly RoomAlternative[]>();
  const form = useForm({
    schema: RoomBookingBody,
    defaultValues: {
      roomId: room.id,
      start: written(slot.start),
      end: written(slot.end),
      title: '',
      people: undefined,
      note: '',
    },
  });
  const [start, end, people] = useWatch({ control: form.control, name: ['start', 'end', 'people'] });
  const [from, until] = [Date.parse(start), Date.parse(end)];
  const ends = endsWithin(slot, from);

  // A later start takes the end along, as far as the room is free.
  const lastLength = useLastLength(from, until);
  useEffect(() => {
    if (ends.includes(until)) return;
    const wanted = from + lastLength;
    const next = ends.findLast((at) => at <= wanted) ?? ends[0];
    if (next !== undefined) form.setValue('end', written(next), { shouldDirty: true });
  });

  async function send(body: OutputOf<typeof RoomBookingBody>): Promise<void> {
    const result = await book.run(body);
    if (result.ok) return onClose();
    const isTaken = result.error.status === 409;
    setAlternatives(isTaken ? ((result.error.details as RoomTakenDetails | undefined)?.alternatives ?? []) : undefined);
    if (isTaken) onRefused();
    form.showProblem(result.error);
  }

  async function take({ room: other, start: first, end: last }: RoomAlternative): Promise<void> {
    const span = { start: Date.parse(first), end: Date.parse(last) };
    onSlot({ ...slot, room: roomOf(other), free: span, ...span, isContested: false });
    form.setValue('roomId', other.id);
    form.setValue('start', written(span.start));
    form.setValue('end', written(span.end));
    await form.handleSubmit(send, form.refuse)();
  }

  // The time is chosen already; what is missing is what it is about. Only once: afterwards the focus is the person's.
  const { setFocus } = form;
  useEffect(() => {
    setFocus('title');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** The filters may hide an alternative's room; its name is known in any case. */
  const roomOf = ({ id, name }: RoomAlternative['room']): Room =>
    [room, ...rooms].find((one) => one.id === id) ?? { ...room, id, name };

  const times = { from: format.time(from), until: format.time(until) };
  const option = (at: number) => ({ value: written(at), label: format.time(at) });
  const isTooMany = typeof people === 'number' && people > room.capacity;
  return (
    <Form form={form} onSubmit={send} label={t('booking.title', { room: room.name })}>
      {alternatives && <Alternatives alternatives={alternatives} roomOf={roomOf} onTake={take} />}
      <p className={styles.place}>
        {format.day(from)} · {words.place(room)} · {words.people(room)}
      </p>
      {room.needsApproval && <Notice>{t('booking.approval')}</Notice>}
      {slot.isContested && <Notice>{t('booking.contested')}</Notice>}
      <Cluster gap={4} align="start">
        <SelectField name="start" label={t('booking.from')} options={startsWithin(slot).map(option)} />
        <SelectField name="end" label={t('booking.until')} options={ends.map(option)} />
      </Cluster>
      <TextField
        name="title"
        label={t('booking.name')}
        help={t('booking.nameHelp')}
        maxLength={120}
        autoComplete="off"
      />
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
      <TextAreaField name="note" label={t('booking.note')} rows={3} maxLength={2000} optional />
      <SubmitButton wide busyText={room.needsApproval ? t('booking.asking') : t('booking.booking')}>
        {room.needsApproval ? t('booking.ask', times) : t('booking.book', times)}
      </SubmitButton>
    </Form>
  );
}

/** How long the booking was before its start changed. */
function useLastLength(from: number, until: number): number {
  const [length, setLength] = useState(until - from);
  const isWhole = until > from;
  const [seenEnd, setSeenEnd] = useState(until);
  if (isWhole && until !== seenEnd) {
    setSeenEnd(until);
    setLength(until - from);
  }
  return length;
}
