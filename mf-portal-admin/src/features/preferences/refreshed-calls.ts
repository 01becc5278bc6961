/** What the page shows. */
export const refreshesPreferences = { refreshes: ['GET /api/notifications/preferences'] };
