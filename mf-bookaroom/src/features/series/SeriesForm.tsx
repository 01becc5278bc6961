import { addDays, isoWeekday, useCommand, useFormat } from '@park/platform';
import type { Room } from '@park/contract/rooms';
import type { RoomRecurrence, RoomSeriesChoice, RoomSeriesPreview } from '@park/contract/room-series';
import {
  Button,
  Cluster,
  DateInput,
  ErrorPanel,
  Field,
  FilterChips,
  Notice,
  Select,
  Stack,
  TextInput,
  useToast,
  useUiTexts,
} from '@park/ui';
import { useRef, useState } from 'react';
import { OwnerField, type Colleague } from '../colleagues/OwnerField';
import type { TimeSpan } from '../../shared/intervals';
import { useRoomTexts } from '../../texts/use-room-texts';
import { choicesOf, describeWeekday, nthOf, weekdayIds } from './recurrence-choice';
import { SeriesDates } from './SeriesDates';

export interface SeriesFormProps {
  readonly room: Room;
  readonly slot: TimeSpan;
  /** It begins as every day until then. */
  readonly lastDay?: string | undefined;
  /** What was typed before. */
  readonly title: string;
  readonly people: number | undefined;
  readonly attendees: readonly string[];
  /** The colleague for whom it is booked. */
  readonly owner?: Colleague | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

type Every = RoomRecurrence['every'];
type PreviewError = Parameters<typeof ErrorPanel>[0]['error'];
const defaultDays = 84;

/** Repeats a booking: pattern, preview of each date, and one click to book the dates. */
export function SeriesForm({
  room,
  slot,
  lastDay,
  title: typedTitle,
  people,
  attendees,
  owner: typedOwner,
  onBack,
  onClose,
}: SeriesFormProps) {
  const { t, language } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const { fieldErrors } = useUiTexts();
  const from = format.dayOf(slot.start);
  const weekday = isoWeekday(from);
  const [title, setTitle] = useState(typedTitle);
  const [owner, setOwner] = useState(typedOwner);
  const [every, setEvery] = useState<Every>(lastDay ? 'day' : 'week');
  const [weekdays, setWeekdays] = useState<readonly string[]>([String(weekday)]);
  const [nth, setNth] = useState<1 | 2 | 3 | 4 | -1>(nthOf(from));
  const [until, setUntil] = useState(lastDay ?? addDays(from, Math.min(defaultDays, room.maxAdvanceDays - 1)));
  const [preview, setPreview] = useState<RoomSeriesPreview>();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<PreviewError>();
  const check = useCommand('POST /api/rooms/series/preview');
  const book = useCommand('POST /api/rooms/series', { refreshes: ['GET /api/rooms'] });

  const recurrence: RoomRecurrence =
    every === 'day'
      ? { every, until }
      : every === 'week'
        ? { every, weekdays: weekdays.map(Number), until }
        : { every, weekday, nth, until };
  const pattern = {
    roomId: room.id,
    from,
    start: format.time(slot.start),
    end: format.dayOf(slot.end) > from ? '24:00' : format.time(slot.end),
    recurrence,
    ...(people ? { people } : {}),
    ...(owner ? { ownerId: owner.id } : {}),
  };
  const hasDays = every !== 'week' || weekdays.length > 0;
  const [isTitleMissing, setIsTitleMissing] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  // Any change of the pattern makes the preview outdated.
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPreview(undefined);
      setError(undefined);
    };

  async function showDates({ keepsError = false } = {}) {
    const result = await check.run({ body: pattern });
    if (!result.ok) return setError(result.error);
    if (!keepsError) setError(undefined);
    setPreview(result.data);
    setChoices({});
  }

  async function bookDates(count: number) {
    if (title.trim() === '') {
      setIsTitleMissing(true);
      return titleInput.current?.focus();
    }
    const body = {
      ...pattern,
      title: title.trim(),
      attendees: [...attendees],
      choices: choicesOf(choices) satisfies RoomSeriesChoice[],
    };
    const result = await book.run({ body });
    if (!result.ok) {
      setError(result.error);
      return void showDates({ keepsError: true });
    }
    toast.show({ message: t('series.booked', { count, room: room.name }) });
    onClose();
  }

  const moved = Object.values(choices).filter((choice) => choice !== 'skip' && choice !== 'wait').length;
  const count = (preview?.freeCount ?? 0) + moved;
  return (
    <Stack gap={4}>
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      <p>{t('series.title', { room: room.name, from: format.time(slot.start), until: format.time(slot.end) })}</p>
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
            maxLength={120}
            autoComplete="off"
            required
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <OwnerField owner={owner} onChange={changing(setOwner)} />
      <Cluster gap={4} align="start">
        <Field label={t('series.every')}>
          {(control) => (
            <Select
              {...control}
              value={every}
              options={[
                { value: 'day', label: t('series.units.day', { count: 1 }) },
                { value: 'week', label: t('series.units.week', { count: 1 }) },
                { value: 'month', label: t('series.units.month', { count: 1 }) },
              ]}
              onChange={({ target }) => changing(setEvery)(target.value as Every)}
            />
          )}
        </Field>
        {every === 'month' && (
          <Field label={t('series.which')}>
            {(control) => (
              <Select
                {...control}
                value={String(nth)}
                options={([1, 2, 3, 4, -1] as const).map((value) => ({
                  value: String(value),
                  label: t(`series.nth.${value === -1 ? 'last' : value}`, {
                    weekday: describeWeekday(weekday, language),
                  }),
                }))}
                onChange={({ target }) => changing(setNth)(Number(target.value) as typeof nth)}
              />
            )}
          </Field>
        )}
        <Field label={t('series.until')}>
          {(control) => (
            <DateInput
              {...control}
              value={until}
              min={from}
              max={addDays(from, 365)}
              required
              onChange={({ target }) => target.value && changing(setUntil)(target.value)}
            />
          )}
        </Field>
      </Cluster>
      {every === 'week' && (
        <FilterChips
          legend={t('series.weekdays')}
          showLegend
          values={weekdayIds.map((id) => ({ value: String(id), label: describeWeekday(id, language) }))}
          selected={weekdays}
          onChange={(next) => changing(setWeekdays)(next)}
        />
      )}
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
            busyText={t('booking.booking')}
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
        <Button onClick={onBack}>{t('series.once')}</Button>
      </Cluster>
    </Stack>
  );
}
