/** The calls to refetch after a release changed: the areas and the audit trail. */
export const refreshesReleases = { refreshes: ['GET /api/releases'] } as const;
