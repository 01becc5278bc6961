/**
 * The accounts that can sign in to a demo: one per role and one without a role. The api accepts them in demo mode only. The
 * index does not export them, so that no page of the portal contains the password.
 */
export const demoAccountNames = [
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
] as const;

export const demoAccountEmails: readonly string[] = demoAccountNames.map((name) => `${name}@demo.park`);

/** The password of all of them, unless `DEMO_PASSWORD` sets another. */
export const demoPassword = 'lakeside-demo';
