import { useFormat } from '@park/platform';
import type { CallResponse } from '@park/contract';
import type { ConflictField } from '@park/ui/pages';
import { weekdayName } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import { weekdays, type RoomValues } from './room-values';

interface Named {
  readonly id: string | number;
  readonly name: string;
}

/** The fields of a room with their labels, to choose from when somebody else has saved it meanwhile. */
export function useRoomConflictFields(choices: CallResponse<'GET /api/rooms/managed'>) {
  const { t, language } = useRoomTexts();
  const format = useFormat();
  const namesIn = (options: readonly Named[]) => (value: unknown) => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    return format.list(ids.map((id) => options.find((option) => option.id === id)?.name ?? String(id)));
  };
  return [
    { name: 'name', label: t('manage.form.name') },
    { name: 'building', label: t('manage.form.building'), show: namesIn(choices.buildings) },
    { name: 'floor', label: t('manage.form.floor') },
    { name: 'capacity', label: t('manage.form.capacity') },
    { name: 'imageId', label: t('manage.form.image'), show: (id) => (id ? t('manage.form.withImage') : '') },
    { name: 'equipment', label: t('manage.form.equipment'), show: namesIn(choices.equipment) },
    { name: 'contractIds', label: t('manage.form.contracts'), show: namesIn(choices.contracts) },
    ...weekdays.map((day) => ({
      name: `openingHours.${day}` as const,
      label: `${t('manage.form.hours')}, ${weekdayName(Number(day), language)}`,
    })),
    { name: 'bufferMinutes', label: t('manage.form.buffer') },
    { name: 'minNoticeMinutes', label: t('manage.form.notice') },
    { name: 'maxAdvanceDays', label: t('manage.form.advance') },
    { name: 'maxDurationMinutes', label: t('manage.form.duration') },
    { name: 'needsApproval', label: t('manage.form.approval') },
    { name: 'checkInMinutes', label: t('manage.form.checkIn') },
  ] satisfies readonly ConflictField<keyof RoomValues | `openingHours.${(typeof weekdays)[number]}`>[];
}
