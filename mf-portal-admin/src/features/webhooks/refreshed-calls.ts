/** The endpoints and what was sent to them. */
export const refreshesWebhooks = { refreshes: ['GET /api/webhooks'] };
