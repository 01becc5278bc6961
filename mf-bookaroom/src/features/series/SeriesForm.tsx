import { addDays, isoWeekday, useCommand, useFormat, useUnsavedChanges } from '@park/platform';
import type { Room } from '@park/contract/rooms';
import type { RoomSeriesPreview } from '@park/contract/room-series';
import { Button, Notice, useToast } from '@park/ui';
import { FormDialog, TextField, useForm, useWatch, type OutputOf } from '@park/ui/form';
import { useEffect, useState } from 'react';
import { OwnerField } from '../colleagues/OwnerField';
import { useRoomTexts } from '../../texts/use-room-texts';
import {
  choicesOf,
  nthOf,
  possibleChoices,
  recurrenceOf,
  SeriesInput,
  type DateChoices,
  type RecurrenceInput,
} from './recurrence-choice';
import { RecurrenceFields } from './RecurrenceFields';
import { SeriesDates } from './SeriesDates';
import type { TypedBooking } from './typed-booking';

export interface SeriesFormProps {
  readonly room: Room;
  /** The time, and what was typed before. */
  readonly typed: TypedBooking;
  /** It begins as every day until then. */
  readonly lastDay?: string | undefined;
  /** Receives what was typed, with the changes made here. */
  readonly onBack: (typed: TypedBooking) => void;
  readonly onClose: () => void;
}

const defaultDays = 84;

/** Two steps: how often the booking is repeated, then what happens on each date. */
export function SeriesForm({ room, typed, lastDay, onBack, onClose }: SeriesFormProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const { start, end, people, note, attendees } = typed;
  const from = format.dayOf(start);
  const weekday = isoWeekday(from);
  const [owner, setOwner] = useState(typed.owner);
  const [preview, setPreview] = useState<RoomSeriesPreview>();
  const [choices, setChoices] = useState<DateChoices>({});
  const check = useCommand('POST /api/rooms/series/preview');
  const book = useCommand('POST /api/rooms/series', { refreshes: ['GET /api/rooms'] });
  const form = useForm({
    schema: SeriesInput,
    defaultValues: {
      title: typed.title,
      every: lastDay ? 'day' : 'week',
      weekdays: [String(weekday)],
      nth: nthOf(from),
      until: lastDay ?? addDays(from, Math.min(defaultDays, room.maxAdvanceDays - 1)),
    },
  });
  const [every, weekdays, nth, until] = useWatch({
    control: form.control,
    name: ['every', 'weekdays', 'nth', 'until'],
  });
  const input: RecurrenceInput = { every, weekdays, nth, until };

  // The time was chosen before.
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);

  const hasOtherInput =
    typed.title !== '' ||
    note !== '' ||
    people !== undefined ||
    attendees.length > 0 ||
    owner !== undefined ||
    Object.keys(choices).length > 0;
  // To the form, the first step looks as if it had been saved.
  useUnsavedChanges(form.formState.isDirty || hasOtherInput);

  const pattern = {
    roomId: room.id,
    from,
    start: format.time(start),
    end: format.dayOf(end) > from ? '24:00' : format.time(end),
    recurrence: recurrenceOf(input, weekday),
    ...(people ? { people } : {}),
    ...(owner ? { ownerId: owner.id } : {}),
  };

  /** Any change of the pattern makes the preview outdated. */
  function discardPreview(): void {
    setPreview(undefined);
    form.clearSummary();
  }

  function changeRecurrence(change: Partial<RecurrenceInput>): void {
    for (const name of ['every', 'weekdays', 'nth', 'until'] as const)
      if (change[name] !== undefined) form.setValue(name, change[name], { shouldDirty: true });
    discardPreview();
  }

  /** Returns whether the dates could be read. */
  async function showDates(): Promise<boolean> {
    const result = await check.run({ body: pattern });
    if (!result.ok) {
      form.showProblem(result.error);
      return false;
    }
    setPreview(result.data);
    setChoices((chosen) => possibleChoices(chosen, result.data));
    return true;
  }

  async function bookDates(title: string, count: number): Promise<void> {
    if (title === '') return form.showProblem({ fields: { title: 'errors.field.required' } });
    if (count === 0) return form.showProblem({ key: 'errors.rooms.noDates' });
    const body = { ...pattern, title, note, attendees: [...attendees], choices: choicesOf(choices) };
    const result = await book.run({ body });
    if (result.ok) {
      toast.show({ message: describeResult(count, result.data.booking.occurrences) });
      return onClose();
    }
    // Other bookings came between: show what is free now, with the input kept.
    if (await showDates()) form.showProblem(result.error);
  }

  /** Dates in rooms that need approval are requested, the others booked. */
  function describeResult(count: number, occurrences: readonly { readonly state: string }[]): string {
    const pending = occurrences.filter(({ state }) => state === 'pending').length;
    const requested = t('series.requested', { count: pending, room: room.name });
    if (pending >= count) return requested;
    const booked = t('series.booked', { count: count - pending, room: room.name });
    return pending === 0 ? booked : `${booked} ${requested}`;
  }

  const moved = Object.values(choices).filter((choice) => choice !== 'skip' && choice !== 'wait').length;
  const count = (preview?.freeCount ?? 0) + moved;
  async function handleSubmit({ title }: OutputOf<typeof SeriesInput>): Promise<void> {
    if (preview) await bookDates(title, count);
    else await showDates();
  }

  const bookingText = preview?.needsApproval ? t('booking.asking') : t('booking.booking');
  return (
    <FormDialog
      title={t(room.needsApproval ? 'booking.askTitle' : 'booking.title', { room: room.name })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onClose}
      submitText={preview ? t(preview.needsApproval ? 'series.ask' : 'series.book', { count }) : t('series.check')}
      busyText={preview ? bookingText : t('series.checking')}
      hasOtherInput={hasOtherInput}
      otherActions={
        <Button onClick={() => onBack({ ...typed, title: form.getValues('title'), owner })}>{t('series.once')}</Button>
      }
    >
      <p>{t('series.title', { room: room.name, from: format.time(start), until: format.time(end) })}</p>
      <TextField name="title" label={t('booking.name')} help={t('booking.nameHelp')} autoComplete="off" />
      <OwnerField
        owner={owner}
        onChange={(next) => {
          setOwner(next);
          discardPreview();
        }}
      />
      <RecurrenceFields from={from} weekday={weekday} input={input} onChange={changeRecurrence} />
      {preview && (
        <SeriesDates
          preview={preview}
          choices={choices}
          onChoose={(day, choice) => setChoices({ ...choices, [day]: choice })}
        />
      )}
      {preview?.needsApproval && <Notice>{t('booking.approval')}</Notice>}
    </FormDialog>
  );
}
