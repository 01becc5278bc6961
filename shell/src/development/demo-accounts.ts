/**
 * The demo park has one account for each role, named after it; `role` is the key of the role's name in the shell's
 * texts.
 */
export const demoAccounts = [
  { email: 'external@demo.park', role: 'External' },
  { email: 'employee@demo.park', role: 'Employee' },
  { email: 'company-administrator@demo.park', role: 'CompanyAdministrator' },
  { email: 'company-supervisor@demo.park', role: 'CompanySupervisor' },
  { email: 'super-administrator@demo.park', role: 'SuperAdministrator' },
  { email: 'exited@demo.park', role: 'Exited' },
  { email: 'external-fit@demo.park', role: 'ExternalFIT' },
  { email: 'facilities@demo.park', role: 'Facilities' },
  { email: 'garage@demo.park', role: 'Garage' },
  { email: 'no-role@demo.park', role: 'none' },
] as const;
