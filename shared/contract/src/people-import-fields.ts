/** What a column of a table of people can hold. Without a schema, so that a page that needs nothing else stays small. */
export const peopleImportFields = [
  'email',
  'firstName',
  'lastName',
  'role',
  'phone',
  'birthDate',
  'language',
  'contracts',
] as const;
