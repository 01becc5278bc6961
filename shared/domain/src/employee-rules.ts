import { Role, type RoleId } from './roles';
import type { MaybePerson } from './subjects';

/** The roles that each role may not edit. Roles that are not listed may edit only themselves. */
const outOfReach = new Map<unknown, readonly RoleId[]>([
  [Role.CompanyAdministrator, [Role.CompanyAdministrator, Role.CompanySupervisor, Role.SuperAdministrator]],
  [Role.CompanySupervisor, [Role.SuperAdministrator]],
  [Role.SuperAdministrator, []],
]);

/** Whether both are the same person: both ids are present, not empty and equal (AMB-08). */
export function isSamePerson(one: MaybePerson, other: MaybePerson): boolean {
  return typeof one?.hashedId === 'string' && one.hashedId !== '' && one.hashedId === other?.hashedId;
}

/**
 * Whether the editor may edit the person (EMP-01 to EMP-07). Editing oneself is allowed for every role (AMB-07). Employee and Facilities are
 * required as editors but may edit only themselves, so they need no entry above (AMB-09).
 * The rule knows roles only; that the two belong to the same company is checked by the server (AMB-20).
 */
export function canEditEmployee(editor: MaybePerson, target: MaybePerson): boolean {
  if (!editor || !target) return false;
  if (isSamePerson(editor, target)) return true;
  const forbidden = outOfReach.get(editor.role);
  return forbidden !== undefined && !forbidden.some((role) => role === target.role);
}

/** Whether the editor may delete the person (EMP-08 to EMP-10): as for editing, and never oneself (AMB-10). */
export function canDeleteEmployee(editor: MaybePerson, target: MaybePerson): boolean {
  if (editor?.role === Role.Employee || editor?.role === Role.Facilities) return false;
  return !isSamePerson(editor, target) && canEditEmployee(editor, target);
}
