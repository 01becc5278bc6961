/** The settings of a registration, and what they mean at a moment. */
import type { EventBody } from '@park/contract/event-editing';
import type { events } from '../../../core/database/schema/events';
import type { FieldFaults } from '../../content';

export type RegistrationSettings = Pick<
  typeof events.$inferSelect,
  'hasRegistration' | 'registrationCapacity' | 'registrationOpensAt' | 'registrationClosesAt' | 'startsAt' | 'status'
>;

/** Faults by field path; empty if the registration opens before it closes or has no such times. */
export function registrationFaults(settings: EventBody['registration']): FieldFaults {
  if (!settings?.opensAt || !settings.closesAt || new Date(settings.closesAt) > new Date(settings.opensAt)) return {};
  return { 'registration.closesAt': 'errors.field.tooSmall' };
}

/** When nobody can register any more: never after the beginning of the event. */
export const closesAt = ({ registrationClosesAt, startsAt }: RegistrationSettings): Date =>
  registrationClosesAt !== null && registrationClosesAt < startsAt ? registrationClosesAt : startsAt;

/** A registration without an end closes when the event begins; that of a cancelled event is closed. */
export function registrationState(settings: RegistrationSettings, now: Date): 'notYetOpen' | 'open' | 'closed' {
  if (settings.status === 'cancelled' || now >= closesAt(settings)) return 'closed';
  return settings.registrationOpensAt !== null && now < settings.registrationOpensAt ? 'notYetOpen' : 'open';
}
