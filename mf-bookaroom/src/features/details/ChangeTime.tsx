import { isCalendarDay, useCall, useFormat, useServices, type CallError } from '@park/platform';
import type { RoomBooking, RoomOccurrence, RoomTakenDetails } from '@park/contract/room-bookings';
import { Cluster, Field, Notice, Select, SkeletonText } from '@park/ui';
import { DateField, FormDialog, RadioGroupField, useForm, useWatch } from '@park/ui/form';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { TimeSpan } from '../../shared/intervals';
import { ChangeInput, changeScopes, type ChangeValues } from './change-values';
import { ChangeRefusal, type Refusal } from './ChangeRefusal';
import { freeTimes } from './free-times';
import { TimeFields } from './TimeFields';
import { useRoomCommands, type TimeChange } from './use-room-commands';

export interface ChangeTimeProps {
  readonly booking: RoomBooking;
  readonly occurrence: RoomOccurrence;
  readonly onDone: () => void;
  readonly onReload: () => void;
}

const toInstant = (at: number) => new Date(at).toISOString();

/** A dialog for another day, room or time of one date or of a series. Only times that are free can be chosen. */
export function ChangeTime({ booking, occurrence, onDone, onReload }: ChangeTimeProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { clock } = useServices();
  const commands = useRoomCommands();
  const [refusal, setRefusal] = useState<Refusal>();
  const ownDay = format.dayOf(occurrence.start);
  const form = useForm({
    schema: ChangeInput,
    defaultValues: {
      scope: 'one',
      date: ownDay,
      roomId: occurrence.room.id,
      start: Date.parse(occurrence.start),
      end: Date.parse(occurrence.end),
    },
  });
  const [scope, typedDate, roomId, start, end] = useWatch({
    control: form.control,
    name: ['scope', 'date', 'roomId', 'start', 'end'],
  });
  const date = scope === 'one' && isCalendarDay(typedDate) ? typedDate : ownDay;
  const availability = useCall('GET /api/rooms/availability', { query: { date } }, { keepPrevious: true });
  const day = availability.data?.date === date ? availability.data : undefined;
  const isRunning = occurrence.may.endNow;
  const roomDay = day?.rooms.find(({ room }) => room.id === roomId);
  const times = day && roomDay ? freeTimes(roomDay, day, { occurrence, start, end, now: clock() }) : undefined;
  const chosen = times?.chosen ?? undefined;
  // While another day loads, the rooms of the previous one. The own room may be closed to its booker by now.
  const known = (availability.data?.rooms ?? []).map(({ room }) => room);
  const rooms = known.some(({ id }) => id === occurrence.room.id) ? known : [occurrence.room, ...known];
  const needsApproval = (roomDay?.room.needsApproval ?? false) && day?.reach !== 'all' && occurrence.state === 'booked';

  function refuse(error: CallError, next: Refusal): void {
    form.showProblem(error);
    setRefusal({ ...next, isOutdated: error.key === 'errors.rooms.changedMeanwhile' });
  }

  async function saveOne(to: TimeChange): Promise<void> {
    setRefusal(undefined);
    const result = await commands.move(booking, { ...occurrence, roomId: occurrence.room.id }, to);
    if (result.ok) return onDone();
    refuse(result.error, { taken: result.error.details as RoomTakenDetails | undefined });
    availability.retry();
  }

  async function saveSeries(
    seriesScope: 'following' | 'all',
    span: TimeSpan,
    { skipRefused }: { skipRefused: boolean },
  ): Promise<void> {
    setRefusal(undefined);
    const to = { scope: seriesScope, roomId, start: format.time(span.start), end: format.time(span.end), skipRefused };
    const result = await commands.moveSeries(booking, occurrence, to);
    if (result.ok) return onDone();
    const days = (result.error.details as { dates?: { day: string }[] } | undefined)?.dates ?? [];
    refuse(result.error, {
      refusedDays: days.map((one) => one.day),
      onSkip: () => saveSeries(seriesScope, span, { skipRefused: true }),
    });
  }

  async function handleSubmit(values: ChangeValues): Promise<void> {
    if (!chosen) return form.showProblem({ key: 'errors.rooms.noTimeChosen' });
    if (values.scope !== 'one') return saveSeries(values.scope, chosen, { skipRefused: false });
    return saveOne({ roomId, start: toInstant(chosen.start), end: toInstant(chosen.end) });
  }

  return (
    <FormDialog
      title={t('change.title', { title: booking.title })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onDone}
      submitText={
        chosen
          ? t(needsApproval ? 'change.ask' : 'change.save', {
              day: format.day(chosen.start),
              from: format.time(chosen.start),
              until: format.time(chosen.end),
            })
          : t('details.change')
      }
      busyText={t('change.saving')}
      cancelText={t('details.back')}
    >
      {refusal && (
        <ChangeRefusal
          refusal={refusal}
          rooms={day?.rooms ?? []}
          onChoose={({ room, ...span }) => saveOne({ roomId: room.id, ...span })}
          onReload={() => (onReload(), onDone())}
        />
      )}
      {isRunning && <Notice>{t('change.endOnly')}</Notice>}
      {booking.isSeries && !isRunning && (
        <RadioGroupField
          name="scope"
          label={t('series.scope')}
          options={changeScopes.map((value) => ({ value, label: t(`series.${value}`) }))}
        />
      )}
      {!isRunning && (
        <Cluster gap={4} align="start">
          {scope === 'one' && <DateField name="date" label={t('change.day')} min={format.dayOf(clock())} />}
          <Field label={t('change.room')}>
            {(control) => (
              <Select
                {...control}
                value={roomId}
                options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ target }) => form.setValue('roomId', target.value, { shouldDirty: true })}
              />
            )}
          </Field>
        </Cluster>
      )}
      {!day &&
        (availability.status === 'failed' ? (
          <LoadError
            compact
            error={availability.error}
            onRetry={availability.retry}
            isRetrying={availability.isRefreshing}
          />
        ) : (
          <SkeletonText lines={2} />
        ))}
      {day && !chosen && (
        <Notice tone="warning" announce>
          {t('change.nothingFree', { room: rooms.find(({ id }) => id === roomId)?.name ?? '', day: format.day(date) })}
        </Notice>
      )}
      {needsApproval && <Notice>{t('change.approval')}</Notice>}
      {times && chosen && (
        <TimeFields
          times={times}
          chosen={chosen}
          isEndOnly={isRunning}
          onChange={(span) => {
            form.setValue('start', span.start, { shouldDirty: true });
            form.setValue('end', span.end, { shouldDirty: true });
          }}
        />
      )}
    </FormDialog>
  );
}
