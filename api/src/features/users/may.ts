/** What a person may do to another one: the rules of employees within the boundary of the company (AMB-20). */
import { assignableRoles, canDeleteEmployee, canEditEmployee, hasPermission, isSamePerson } from '@park/domain';
import type { PersonMay } from '@park/contract/users';
import type { Person } from '../../http/access/person';

type Actor = Pick<Person, 'hashedId' | 'role' | 'companyId'>;

/** Whether a person acts in all companies, not only in the own one. */
export const actsInAllCompanies = (actor: Pick<Actor, 'role'>): boolean =>
  hasPermission(actor.role, 'Collaborator_ManageCompanyList');

/**
 * Whether the person's company is this one, or the person acts in all companies (AMB-20). It says nothing about
 * permissions: check those as well.
 */
export const actsInCompany = (actor: Actor, companyId: string): boolean =>
  actor.companyId === companyId || actsInAllCompanies(actor);

/**
 * What the actor may do to the target (EMP-01 to EMP-10, ASG-01 to ASG-04). Nobody assigns their own role or ends their
 * own sessions here (AMB-13).
 */
export function mayDo(actor: Actor, target: Actor): PersonMay {
  const isWithin = actsInCompany(actor, target.companyId);
  const edit = isWithin && canEditEmployee(actor, target);
  return {
    edit,
    endSessions: edit && !isSamePerson(actor, target),
    delete: isWithin && canDeleteEmployee(actor, target),
    roles: edit && !isSamePerson(actor, target) ? [...assignableRoles(actor.role)] : [],
  };
}
