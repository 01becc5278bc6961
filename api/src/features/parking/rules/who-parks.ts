/** Who counts in parking: the people who may park, and the companies of the park. */
import { rolesWith } from '@park/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { companies } from '../../../core/database/schema/companies';
import { users } from '../../../core/database/schema/users';

/** Whether a person may park (PERM-26). */
export const canPark = and(
  eq(users.enabled, true),
  eq(users.state, 'active'),
  inArray(users.role, [...rolesWith('Parkshare_Book')]),
);

/** Whether a company is in the park; one that has left gets no spots and no credits. */
export const isCompanyInPark = and(eq(companies.enabled, true), isNull(companies.leftAt));
