/** Both sides of a request, and the messages about it. */
export const refreshesSpace = { refreshes: ['GET /api/space-requests', 'GET /api/notifications'] };
