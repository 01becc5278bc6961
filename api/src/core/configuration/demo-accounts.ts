/** Accounts of the demo park, one per role and one without. */
export const demoAccounts = [
  'external',
  'employee',
  'company-administrator',
  'company-supervisor',
  'super-administrator',
  'exited',
  'external-fit',
  'facilities',
  'garage',
  'no-role',
].map((name) => `${name}@demo.park`);
