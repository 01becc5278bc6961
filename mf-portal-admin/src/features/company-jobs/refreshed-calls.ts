/** Calls whose responses change with jobs. */
export const refreshesJobs = { refreshes: ['GET /api/jobs'] } as const;
