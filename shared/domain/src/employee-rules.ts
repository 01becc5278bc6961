import { Role, type RoleId } from './roles';
import type { MaybePerson } from './subjects';

/** Whom each editing role may not edit. Roles that are not named edit nobody but themselves. */
const outOfReach = new Map<unknown, readonly RoleId[]>([
  [Role.CompanyAdministrator, [Role.CompanyAdministrator, Role.CompanySupervisor, Role.SuperAdministrator]],
  [Role.CompanySupervisor, [Role.SuperAdministrator]],
  [Role.SuperAdministrator, []],
]);

/** Two people are one only when both carry the same non-empty id: two missing ids prove nothing (AMB-08). */
export function isSamePerson(one: MaybePerson, other: MaybePerson): boolean {
  return typeof one?.hashedId === 'string' && one.hashedId !== '' && one.hashedId === other?.hashedId;
}

/**
 * Edit rule (EMP-01 to EMP-07). Oneself comes first, for every role (AMB-07). Employee and Facilities are
 * required as editors but may edit only themselves, so they need no entry above (AMB-09).
 * The rule knows roles only; that the two belong to the same company is checked by the server (AMB-20).
 */
export function canEditEmployee(editor: MaybePerson, target: MaybePerson): boolean {
  if (!editor || !target) return false;
  if (isSamePerson(editor, target)) return true;
  const forbidden = outOfReach.get(editor.role);
  return forbidden !== undefined && !forbidden.some((role) => role === target.role);
}

/** Delete rule (EMP-08 to EMP-10): the edit rule, and never oneself (AMB-10). */
export function canDeleteEmployee(editor: MaybePerson, target: MaybePerson): boolean {
  if (editor?.role === Role.Employee || editor?.role === Role.Facilities) return false;
  return !isSamePerson(editor, target) && canEditEmployee(editor, target);
}
