/** What the page shows. */
export const refreshesJobs = { refreshes: ['GET /api/background-jobs'] };
