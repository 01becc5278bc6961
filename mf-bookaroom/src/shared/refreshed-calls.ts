/** What changes when a manager decides: every call about rooms. */
export const refreshesRequests = { refreshes: ['GET /api/rooms'] } as const;
