/** A person of the park with their role. */
export type RoleName =
  | 'Anonymous'
  | 'External'
  | 'Employee'
  | 'CompanyAdministrator'
  | 'CompanySupervisor'
  | 'SuperAdministrator'
  | 'Exited'
  | 'ExternalFIT'
  | 'Facilities'
  | 'Garage';

export interface Person {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  /** '' for no role. */
  role: RoleName | '';
  contracts: number[];
  language: 'en' | 'fr';
  phone: string;
  birthDate: string;
  listed: boolean;
  title: string;
  credits: number;
  /** Null: the role decides. */
  adminPermissions: string[] | null;
}
