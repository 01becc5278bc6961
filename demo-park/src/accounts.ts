/** The accounts that can sign in to a demo: one per role and one without a role. */
export const accountEmails = [
  'external@demo.park',
  'employee@demo.park',
  'company-administrator@demo.park',
  'company-supervisor@demo.park',
  'super-administrator@demo.park',
  'exited@demo.park',
  'external-fit@demo.park',
  'facilities@demo.park',
  'garage@demo.park',
  'no-role@demo.park',
] as const;
