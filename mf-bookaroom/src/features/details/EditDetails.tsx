import { useCommand } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { RoomBookingEdit } from '@park/contract/room-changes';
import { maxBookingNoteLength, maxBookingTitleLength } from '@park/contract/room-limits';
import { useToast } from '@park/ui';
import { FormDialog, NumberField, TextAreaField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { parseAttendees } from '../booking/attendees';
import { AttendeesField } from '../booking/AttendeesField';
import { useRoomTexts } from '../../texts/use-room-texts';

/** A dialog for the title, number of people, invitations and note of a booking. */
export function EditDetails({ booking, onDone }: { booking: RoomBooking; onDone: () => void }) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const save = useCommand('PATCH /api/rooms/bookings/{id}', { refreshes: ['GET /api/rooms'] });
  const attendees = booking.attendees.join(', ');
  const [invited, setInvited] = useState(attendees);
  const form = useForm({
    schema: RoomBookingEdit,
    defaultValues: {
      version: booking.version,
      title: booking.title,
      people: booking.people ?? undefined,
      note: booking.note,
    },
  });

  async function handleSubmit(body: OutputOf<typeof RoomBookingEdit>): Promise<void> {
    const result = await save.run({
      params: { id: booking.id },
      body: { ...body, people: body.people ?? null, attendees: parseAttendees(invited) },
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
      hasOtherInput={invited !== attendees}
    >
      <TextField name="title" label={t('booking.name')} maxLength={maxBookingTitleLength} autoComplete="off" />
      <NumberField name="people" label={t('booking.people')} optional />
      <AttendeesField value={invited} onChange={setInvited} />
      <TextAreaField name="note" label={t('booking.note')} rows={3} maxLength={maxBookingNoteLength} optional />
    </FormDialog>
  );
}
