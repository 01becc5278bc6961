/** The list of messages and the number in the header. */
export const refreshesNotifications = { refreshes: ['GET /api/notifications'] };
