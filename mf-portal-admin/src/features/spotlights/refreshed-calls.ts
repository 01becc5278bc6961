/** The list of editors and the home page. */
export const refreshesSpotlights = { refreshes: ['GET /api/publishing/spotlights', 'GET /api/spotlight'] };
