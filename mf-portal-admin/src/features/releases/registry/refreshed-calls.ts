/** What a move changes: the areas and the audit trail. */
export const refreshed = { refreshes: ['GET /api/releases'] } as const;
