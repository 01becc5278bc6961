/** Calls whose responses change with people and invitations. */
export const refreshesPeople = {
  refreshes: ['GET /api/users', 'GET /api/companies/employees', 'GET /api/invitations'],
} as const;
