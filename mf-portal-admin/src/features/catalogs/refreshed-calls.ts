/** Labels appear in every list that shows them. */
export const refreshesCatalogs = { refreshes: ['GET /api/catalogs', 'GET /api/companies'] };
