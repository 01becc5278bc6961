/** Taking an attendee off the list. Imports no domain code, so its chunk carries no permission (AMB-59). */
import * as z from 'zod/mini';
import { text } from './fields';

export const maxRemovalReasonLength = 500;

export const RemoveAttendeeForm = z.object({ reason: text(maxRemovalReasonLength) });
