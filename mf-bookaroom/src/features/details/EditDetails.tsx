import { useCommand } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { useToast } from '@park/ui';
import { FormDialog, NumberField, TextAreaField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { createEditInput } from '../booking/booking-values';
import { AttendeesField } from '../booking/AttendeesField';
import { useRoomTexts } from '../../texts/use-room-texts';

/** A dialog for the title, number of people, invitations and note of a booking. */
export function EditDetails({ booking, onDone }: { booking: RoomBooking; onDone: () => void }) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const save = useCommand('PATCH /api/rooms/bookings/{id}', { refreshes: ['GET /api/rooms'] });
  const [schema] = useState(() => createEditInput(booking.attendees));
  const form = useForm({
    schema,
    defaultValues: {
      version: booking.version,
      title: booking.title,
      people: booking.people ?? undefined,
      note: booking.note,
      attendees: booking.attendees.join(', '),
    },
  });

  async function handleSubmit(body: OutputOf<typeof schema>): Promise<void> {
    const result = await save.run({
      params: { id: booking.id },
      body: { ...body, people: body.people ?? null },
    });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('edit.saved') });
    onDone();
  }

  return (
    <FormDialog
      title={t('edit.title', { title: booking.title })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onDone}
      submitText={t('edit.save')}
      busyText={t('edit.saving')}
      cancelText={t('details.back')}
    >
      <TextField name="title" label={t('booking.name')} autoComplete="off" />
      <NumberField name="people" label={t('booking.people')} optional />
      <AttendeesField />
      <TextAreaField name="note" label={t('booking.note')} rows={3} optional />
    </FormDialog>
  );
}
