/** The demo park's accounts and the role each was made for. */
import { demoPassword, type demoAccountNames } from '@park/domain/demo-accounts';
import { Role, type AdminFlag, type RoleId } from '@park/domain';

export { demoPassword };

export interface Account {
  readonly name: (typeof demoAccountNames)[number];
  readonly role: RoleId | null;
  /** Rights of the admin area that the person has besides those of the role. */
  readonly adminPermissions?: readonly AdminFlag[];
}

export const accounts: readonly Account[] = [
  { name: 'external', role: Role.External },
  { name: 'employee', role: Role.Employee },
  { name: 'company-administrator', role: Role.CompanyAdministrator },
  {
    name: 'company-supervisor',
    role: Role.CompanySupervisor,
    adminPermissions: ['CAN_EDIT_NEWS_EVENTS', 'CAN_EDIT_COMPANIES_LOGO'],
  },
  { name: 'super-administrator', role: Role.SuperAdministrator },
  { name: 'exited', role: Role.Exited },
  { name: 'external-fit', role: Role.ExternalFIT },
  { name: 'facilities', role: Role.Facilities },
  { name: 'garage', role: Role.Garage },
  { name: 'no-role', role: null },
];

export const emailOf = (name: string): string => `${name}@demo.park`;
