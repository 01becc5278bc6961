/** Converts between the forms of a booking, where people to invite are a text, and the contract. */
import { RoomBookingBody } from '@park/contract/room-bookings';
import { RoomBookingEdit } from '@park/contract/room-changes';
import { formSchema, type InputOf } from '@park/ui/form';
import { attendeeIssues, parseAttendees } from './attendees';

type WithText<Input> = Omit<Input, 'attendees'> & { attendees: string };

export type BookingValues = WithText<InputOf<typeof RoomBookingBody>>;

export const BookingInput = formSchema(({ attendees, ...rest }: BookingValues) => {
  const parsed = RoomBookingBody.safeParse({ ...rest, attendees: parseAttendees(attendees) });
  const issues = [...(parsed.error?.issues ?? []), ...attendeeIssues(attendees)];
  return issues.length === 0 ? parsed : { success: false as const, error: { issues } };
});

/** For a booking with these attendees. */
export const createEditInput = (known: readonly string[]) =>
  formSchema(({ attendees, ...rest }: WithText<InputOf<typeof RoomBookingEdit>>) => {
    const parsed = RoomBookingEdit.safeParse({ ...rest, attendees: parseAttendees(attendees) });
    const issues = [...(parsed.error?.issues ?? []), ...attendeeIssues(attendees, known)];
    return issues.length === 0 ? parsed : { success: false as const, error: { issues } };
  });
