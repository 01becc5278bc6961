/** The forms about companies and jobs. Of the domain they import only limits, so their chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredDay, requiredText, text, webAddressOrEmpty } from './fields';
import { emailAddressOrEmpty } from './person-fields';

export const CompanyForm = z.object({
  name: requiredText(200),
  category: requiredText(60),
  agreementType: text(60),
  isEPFL: z.boolean(),
  isPublished: z.boolean(),
  descriptions: z.object({ en: text(20_000), fr: text(20_000) }),
  website: webAddressOrEmpty(),
  email: emailAddressOrEmpty(),
  phone: text(40),
  address: text(300),
  location: z.string(),
  /** Separated by commas. */
  tags: text(1_000),
  teamSize: z.string(),
  /** A year, or empty. */
  foundedIn: text(4).check(z.regex(/^([1-9]\d{3})?$/, 'errors.field.invalid')),
});

export const NewCompanyForm = z.object({
  name: requiredText(200),
  category: requiredText(60),
  agreementType: text(60),
});

export const ExitForm = z.object({ leavesOn: requiredDay() });

const percentage = () =>
  z.int('errors.field.invalid').check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(100, 'errors.field.tooLarge'));

export const JobForm = z.object({
  texts: z.object({
    en: z.object({ title: text(200), description: text(50_000) }),
    fr: z.object({ title: text(200), description: text(50_000) }),
  }),
  contractType: requiredText(60),
  workload: z.object({ minimum: percentage(), maximum: percentage() }),
  location: text(200),
  applyUrl: webAddressOrEmpty(),
  applyEmail: emailAddressOrEmpty(),
  isPublished: z.boolean(),
  firstDay: requiredDay(),
  lastDay: requiredDay(),
});
