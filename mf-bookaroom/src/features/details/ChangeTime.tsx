import { useCall, useFormat, useServices, useTexts } from '@park/platform';
import type { RoomBooking, RoomOccurrence, RoomTakenDetails } from '@park/contract/room-bookings';
import { Button, Cluster, DateInput, Field, Notice, RadioGroup, Select, SkeletonText, Stack } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { Alternatives } from '../booking/Alternatives';
import type { TimeSpan } from '../../shared/intervals';
import { freeTimes } from './free-times';
import { useRoomCommands, type TimeChange } from './use-room-commands';

export interface ChangeTimeProps {
  readonly booking: RoomBooking;
  readonly occurrence: RoomOccurrence;
  readonly onDone: () => void;
  readonly onReload: () => void;
}

const scopes = ['one', 'following', 'all'] as const;
type Scope = (typeof scopes)[number];

const toInstant = (at: number) => new Date(at).toISOString();

/** Another day, room or time for one date. Only times that are free can be chosen. */
export function ChangeTime({ booking, occurrence, onDone, onReload }: ChangeTimeProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  // Error texts have keys of any area.
  const { t: anyText } = useTexts();
  const commands = useRoomCommands();
  const [date, setDate] = useState(format.dayOf(occurrence.start));
  const [roomId, setRoomId] = useState(occurrence.room.id);
  const [start, setStart] = useState(Date.parse(occurrence.start));
  const [end, setEnd] = useState(Date.parse(occurrence.end));
  const [problem, setProblem] = useState<{
    text: string;
    details?: RoomTakenDetails | undefined;
    isOutdated: boolean;
    retry?: () => void;
  }>();
  const [isSaving, setIsSaving] = useState(false);
  const [scope, setScope] = useState<Scope>('one');
  const availability = useCall('GET /api/rooms/availability', { query: { date } }, { keepPrevious: true });
  const day = availability.data?.date === date ? availability.data : undefined;
  const isRunning = occurrence.may.endNow;
  const roomDay = day?.rooms.find(({ room }) => room.id === roomId);
  const times = day && roomDay ? freeTimes(roomDay, day, { occurrence, start, end, now: clock() }) : undefined;
  const chosen = times?.chosen;
  const needsApproval = (roomDay?.room.needsApproval ?? false) && day?.reach !== 'all';

  async function save(to: TimeChange) {
    setIsSaving(true);
    const result = await commands.move(booking, { ...occurrence, roomId: occurrence.room.id }, to);
    setIsSaving(false);
    if (result.ok) return onDone();
    const { error } = result;
    setProblem({
      text: anyText(error.key, error.values),
      details: error.details as RoomTakenDetails | undefined,
      isOutdated: error.key === 'errors.rooms.changedMeanwhile',
    });
    availability.retry();
  }

  async function saveSeries(seriesScope: 'following' | 'all', span: TimeSpan, skipRefused: boolean) {
    setIsSaving(true);
    const to = { scope: seriesScope, roomId, start: format.time(span.start), end: format.time(span.end), skipRefused };
    const result = await commands.moveSeries(booking, occurrence, to);
    setIsSaving(false);
    if (result.ok) return onDone();
    const { error } = result;
    const days = (error.details as { dates?: { day: string }[] } | undefined)?.dates ?? [];
    const named = format.list(days.map(({ day: one }) => format.day(one)));
    setProblem({
      text: [anyText(error.key, error.values), ...(named ? [t('series.refusedDates', { days: named })] : [])].join(' '),
      isOutdated: error.key === 'errors.rooms.changedMeanwhile',
      ...(named ? { retry: () => void saveSeries(seriesScope, span, true) } : {}),
    });
  }

  const option = (at: number) => ({ value: toInstant(at), label: format.time(at) });
  return (
    <Stack gap={4}>
      {problem && (
        <Notice
          tone="warning"
          announce
          action={
            problem.retry ? (
              <Button onClick={problem.retry}>{t('series.skipRefused')}</Button>
            ) : (
              problem.isOutdated && <Button onClick={() => (onReload(), onDone())}>{t('change.reload')}</Button>
            )
          }
        >
          {problem.text}
        </Notice>
      )}
      {problem?.details && (
        <Alternatives
          alternatives={problem.details.alternatives}
          roomOf={({ id }) => day?.rooms.find(({ room }) => room.id === id)?.room ?? { needsApproval: false }}
          onSelect={({ room, ...span }) => save({ roomId: room.id, ...span })}
        />
      )}
      {isRunning && <Notice>{t('change.endOnly')}</Notice>}
      {booking.isSeries && !isRunning && (
        <RadioGroup
          name="scope"
          legend={t('series.scope')}
          value={scope}
          onChange={(next) => setScope(next as Scope)}
          options={scopes.map((value) => ({ value, label: t(`series.${value}`) }))}
        />
      )}
      {!isRunning && (
        <Cluster gap={4} align="start">
          {scope === 'one' && (
            <Field label={t('change.day')}>
              {(control) => (
                <DateInput
                  {...control}
                  value={date}
                  min={format.dayOf(clock())}
                  required
                  onChange={({ target }) => target.value && setDate(target.value)}
                />
              )}
            </Field>
          )}
          <Field label={t('change.room')}>
            {(control) => (
              <Select
                {...control}
                value={roomId}
                options={(day?.rooms ?? []).map(({ room }) => ({ value: room.id, label: room.name }))}
                onChange={({ target }) => setRoomId(target.value)}
              />
            )}
          </Field>
        </Cluster>
      )}
      {!times && <SkeletonText lines={2} />}
      {times && !chosen && (
        <Notice tone="warning" announce>
          {t('change.nothingFree', { room: roomDay?.room.name ?? '', day: format.day(date) })}
        </Notice>
      )}
      {needsApproval && occurrence.state === 'booked' && <Notice>{t('change.approval')}</Notice>}
      {times && chosen && (
        <>
          <Cluster gap={4} align="start">
            {!isRunning && (
              <Field label={t('change.from')}>
                {(control) => (
                  <Select
                    {...control}
                    value={toInstant(chosen.start)}
                    options={times.starts.map(option)}
                    onChange={({ target }) => {
                      const next = Date.parse(target.value);
                      setStart(next);
                      setEnd(next + chosen.end - chosen.start);
                    }}
                  />
                )}
              </Field>
            )}
            <Field label={t('change.until')}>
              {(control) => (
                <Select
                  {...control}
                  value={toInstant(chosen.end)}
                  options={times.ends.map(option)}
                  onChange={({ target }) => {
                    setStart(chosen.start);
                    setEnd(Date.parse(target.value));
                  }}
                />
              )}
            </Field>
          </Cluster>
          <Cluster gap={2}>
            <Button
              variant="primary"
              busy={isSaving}
              busyText={t('change.saving')}
              onClick={() =>
                scope !== 'one'
                  ? void saveSeries(scope, chosen, false)
                  : void save({ roomId, start: toInstant(chosen.start), end: toInstant(chosen.end) })
              }
            >
              {t(needsApproval && occurrence.state === 'booked' ? 'change.ask' : 'change.save', {
                day: format.day(chosen.start),
                from: format.time(chosen.start),
                until: format.time(chosen.end),
              })}
            </Button>
            <Button onClick={onDone}>{t('details.back')}</Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
