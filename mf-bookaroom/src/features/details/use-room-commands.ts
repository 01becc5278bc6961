/** Commands on one booking, with a toast for the result and the error in words. */
import { useCommand, useDownload, useFormat, type CallResult } from '@park/platform';
import type { RoomBooking, RoomOccurrence } from '@park/contract/room-bookings';
import { useErrorToast, useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';

const refreshes = ['GET /api/rooms'];

export interface TimeChange {
  readonly roomId?: string;
  readonly start: string;
  readonly end: string;
}

export interface SeriesChange {
  readonly scope: 'following' | 'all';
  readonly roomId: string;
  /** `HH:MM` of the park. */
  readonly start: string;
  readonly end: string;
  readonly skipRefused: boolean;
}

export interface RoomCommands {
  readonly move: (
    booking: Pick<RoomBooking, 'title' | 'version'>,
    occurrence: Pick<RoomOccurrence, 'id'> & TimeChange,
    to: TimeChange,
  ) => Promise<CallResult<'PATCH /api/rooms/occurrences/{id}'>>;
  /** All dates from one on, or all coming ones, at a new time of the day. */
  readonly moveSeries: (
    booking: Pick<RoomBooking, 'title' | 'version'>,
    occurrence: Pick<RoomOccurrence, 'id'>,
    to: SeriesChange,
  ) => Promise<CallResult<'PATCH /api/rooms/series/{id}'>>;
  readonly cancelDate: (occurrence: RoomOccurrence, scope: 'one' | 'following') => Promise<void>;
  readonly endNow: (occurrence: RoomOccurrence) => Promise<void>;
  readonly saveCalendarFile: (booking: RoomBooking) => Promise<void>;
  readonly showError: ReturnType<typeof useErrorToast>;
  readonly isEnding: boolean;
  readonly isSavingFile: boolean;
}

export function useRoomCommands(): RoomCommands {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const move = useCommand('PATCH /api/rooms/occurrences/{id}', { refreshes });
  const series = useCommand('PATCH /api/rooms/series/{id}', { refreshes });
  const cancel = useCommand('DELETE /api/rooms/occurrences/{id}', { refreshes });
  const endCommand = useCommand('POST /api/rooms/occurrences/{id}/end', { refreshes });
  const file = useDownload('GET /api/rooms/bookings-ical/{id}');
  const showError = useErrorToast();

  return {
    async move({ title, version }, { id, roomId, start, end }, to) {
      const old = { ...(roomId ? { roomId } : {}), start, end };
      const result = await move.run({ params: { id }, body: { version, ...to } });
      if (!result.ok) return result;
      const { booking } = result.data;
      const now = booking.occurrences.find((one) => one.id === id);
      const isRequest = now?.start !== to.start || now.end !== to.end;
      const when = format.dayAndTimeRange(to.start, to.end);
      toast.show({
        message: isRequest
          ? t('change.asked', { title, when })
          : t('change.moved', { title, when, room: now.room.name }),
        action: {
          label: t('change.undo'),
          run: () =>
            void move.run({ params: { id }, body: { version: booking.version, ...old } }).then((undone) => {
              if (!undone.ok) return showError(undone.error);
              toast.show({ message: t('change.undone', { when: format.dayAndTimeRange(old.start, old.end) }) });
            }),
        },
      });
      return result;
    },
    async moveSeries({ title, version }, { id }, to) {
      const result = await series.run({ params: { id }, body: { version, ...to } });
      if (!result.ok) return result;
      const isRequest = result.data.booking.occurrences.some(({ isMove }) => isMove);
      toast.show({ message: t(isRequest ? 'series.asked' : 'series.changed', { title }) });
      return result;
    },
    async cancelDate({ id, start, end: until }, scope) {
      const result = await cancel.run({ params: { id }, query: { scope } });
      if (!result.ok) return showError(result.error);
      toast.show({ message: t('series.dateCancelled', { when: format.dayAndTimeRange(start, until) }) });
    },
    async endNow(occurrence) {
      const result = await endCommand.run({ params: { id: occurrence.id } });
      if (!result.ok) return showError(result.error);
      const ended = result.data.occurrences.find(({ id }) => id === occurrence.id);
      toast.show({
        message: t('details.ended', { room: occurrence.room.name, time: format.time(ended?.end ?? occurrence.end) }),
      });
    },
    async saveCalendarFile({ id }) {
      const error = await file.run({ params: { id } }, { accept: 'text/calendar', fallbackName: 'room-booking.ics' });
      if (error) showError(error, t('details.calendarFailed'));
    },
    showError,
    isEnding: endCommand.isRunning,
    isSavingFile: file.isRunning,
  };
}
