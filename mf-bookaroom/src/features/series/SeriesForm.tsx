import { addDays, isoWeekday, useCommand, useFormat, useUnsavedChanges, type CallError } from '@park/platform';
import type { Room } from '@park/contract/rooms';
import type { RoomSeriesPreview } from '@park/contract/room-series';
import { maxBookingTitleLength } from '@park/contract/room-limits';
import { Button, Cluster, ErrorPanel, Field, Notice, Stack, TextInput, useToast, useUiTexts } from '@park/ui';
import { useRef, useState } from 'react';
import { OwnerField } from '../colleagues/OwnerField';
import { useRoomTexts } from '../../texts/use-room-texts';
import {
  choicesOf,
  nthOf,
  possibleChoices,
  recurrenceOf,
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

/** Repeats a booking: pattern, preview of each date, and one click to book the dates. */
export function SeriesForm({ room, typed, lastDay, onBack, onClose }: SeriesFormProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const { fieldErrors } = useUiTexts();
  const { start, end, people, note, attendees } = typed;
  const from = format.dayOf(start);
  const weekday = isoWeekday(from);
  const [title, setTitle] = useState(typed.title);
  const [owner, setOwner] = useState(typed.owner);
  const [input, setInput] = useState<RecurrenceInput>({
    every: lastDay ? 'day' : 'week',
    weekdays: [String(weekday)],
    nth: nthOf(from),
    until: lastDay ?? addDays(from, Math.min(defaultDays, room.maxAdvanceDays - 1)),
  });
  const [preview, setPreview] = useState<RoomSeriesPreview>();
  const [choices, setChoices] = useState<DateChoices>({});
  const [error, setError] = useState<CallError>();
  const [isTitleMissing, setIsTitleMissing] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  const check = useCommand('POST /api/rooms/series/preview');
  const book = useCommand('POST /api/rooms/series', { refreshes: ['GET /api/rooms'] });

  useUnsavedChanges(title !== '' || note !== '' || attendees.length > 0 || owner !== undefined);

  const pattern = {
    roomId: room.id,
    from,
    start: format.time(start),
    end: format.dayOf(end) > from ? '24:00' : format.time(end),
    recurrence: recurrenceOf(input, weekday),
    ...(people ? { people } : {}),
    ...(owner ? { ownerId: owner.id } : {}),
  };
  const hasDays = input.every !== 'week' || input.weekdays.length > 0;

  /** Any change of the pattern makes the preview outdated. */
  function discardPreview(): void {
    setPreview(undefined);
    setError(undefined);
  }

  async function showDates({ keepsError = false } = {}): Promise<void> {
    const result = await check.run({ body: pattern });
    if (!result.ok) return setError(result.error);
    if (!keepsError) setError(undefined);
    setPreview(result.data);
    setChoices((chosen) => possibleChoices(chosen, result.data));
  }

  async function bookDates(count: number): Promise<void> {
    if (title.trim() === '') {
      setIsTitleMissing(true);
      return titleInput.current?.focus();
    }
    const body = { ...pattern, title: title.trim(), note, attendees: [...attendees], choices: choicesOf(choices) };
    const result = await book.run({ body });
    if (!result.ok) {
      setError(result.error);
      return showDates({ keepsError: true });
    }
    toast.show({ message: describeResult(count, result.data.booking.occurrences) });
    onClose();
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
  return (
    <Stack gap={4}>
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      <p>{t('series.title', { room: room.name, from: format.time(start), until: format.time(end) })}</p>
      <Field
        label={t('booking.name')}
        help={t('booking.nameHelp')}
        error={isTitleMissing && title.trim() === '' && fieldErrors.required}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={titleInput}
            value={title}
            maxLength={maxBookingTitleLength}
            autoComplete="off"
            required
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <OwnerField
        owner={owner}
        onChange={(next) => {
          setOwner(next);
          discardPreview();
        }}
      />
      <RecurrenceFields
        from={from}
        weekday={weekday}
        input={input}
        onChange={(change) => {
          setInput({ ...input, ...change });
          discardPreview();
        }}
      />
      {preview && (
        <SeriesDates
          preview={preview}
          choices={choices}
          onChoose={(day, choice) => setChoices({ ...choices, [day]: choice })}
        />
      )}
      {preview?.needsApproval && <Notice>{t('booking.approval')}</Notice>}
      <Cluster gap={2}>
        {preview ? (
          <Button
            variant="primary"
            disabled={count === 0 || !hasDays}
            busy={book.isRunning}
            busyText={preview.needsApproval ? t('booking.asking') : t('booking.booking')}
            onClick={() => void bookDates(count)}
          >
            {t(preview.needsApproval ? 'series.ask' : 'series.book', { count })}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={!hasDays}
            busy={check.isRunning}
            busyText={t('series.checking')}
            onClick={() => void showDates()}
          >
            {t('series.check')}
          </Button>
        )}
        <Button onClick={() => onBack({ ...typed, title, owner })}>{t('series.once')}</Button>
      </Cluster>
    </Stack>
  );
}
