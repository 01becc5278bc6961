/** The forms about people. Of the domain they import only limits, so their chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredDay } from './fields';
import { chosenPassword, emailAddress, personName, phoneNumber } from './person-fields';

const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$|^$/, 'errors.field.date'));

/** Editing a person. An empty role means none. */
export const PersonForm = z.object({
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  role: z.string(),
  phone: phoneNumber(),
  birthDate: day(),
  contractIds: z.array(z.string()),
  companyId: z.string(),
});

export const InvitationForm = z.object({
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  role: z.string().check(z.minLength(1, 'errors.field.required')),
  language: z.enum(['en', 'fr']),
  contractIds: z.array(z.string()),
  /** Empty: the own company. */
  companyId: z.string(),
});

export const AcceptanceForm = z.object({
  password: chosenPassword(),
  language: z.enum(['en', 'fr']),
  birthDate: requiredDay(),
});
