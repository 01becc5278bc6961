/** Calls whose responses change with passkeys. */
export const refreshesPasskeys = { refreshes: ['GET /api/auth/passkeys', 'GET /api/portal/tasks'] } as const;
