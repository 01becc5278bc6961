import { serve, type ParkServer } from '../../http/serve';
import { searchSite } from './site-search';

export function searchRoutes(app: ParkServer): void {
  serve(app, 'GET /api/webflow-search', async ({ query, person, language }) => ({
    items: await searchSite(app.park, person, query.query, language),
  }));
}
