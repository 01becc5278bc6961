/** Invitations to room bookings, answered by the link in the mail without signing in. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { instant, pathId } from './query-string';

export const invitationAnswers = ['accepted', 'tentative', 'declined'] as const;
export const RoomInvitationAnswer = z.enum(['needs-action', ...invitationAnswers]);
export type RoomInvitationAnswer = z.output<typeof RoomInvitationAnswer>;

export const RoomInvitation = z.object({
  title: z.string(),
  /** Who invites. */
  organizer: z.string(),
  room: z.string(),
  building: z.string(),
  floor: z.string(),
  /** Dates that have not ended, cancelled ones included. */
  dates: z.array(z.object({ start: instant(), end: instant(), isCancelled: z.boolean() })),
  answer: RoomInvitationAnswer,
  /** Whether the person can still answer. */
  isOpen: z.boolean(),
});
export type RoomInvitation = z.output<typeof RoomInvitation>;

const tokenParams = z.object({ token: pathId() });

export const roomInvitationCalls = defineCalls({
  'GET /api/rooms/invitations/{token}': {
    summary: 'One invitation, by the secret in its mail',
    description: 'Reading changes nothing, so that mail scanners answer for nobody.',
    access: 'public',
    params: tokenParams,
    response: RoomInvitation,
    errors: ['errors.rooms.invitationNotFound'],
  },
  'POST /api/rooms/invitations/{token}': {
    summary: 'Answer an invitation',
    description: 'For all of its dates. The last answer counts.',
    access: 'public',
    params: tokenParams,
    body: z.object({ answer: z.enum(invitationAnswers, 'errors.field.choice') }),
    response: RoomInvitation,
    errors: ['errors.rooms.invitationNotFound', 'errors.rooms.invitationOver'],
  },
});
