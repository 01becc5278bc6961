/** Calls whose responses change with companies. */
export const refreshesCompanies = { refreshes: ['GET /api/companies'] } as const;
