import { serve, type AppServer } from '../../http/serve';
import { searchSite } from './site-search';

export function searchRoutes(app: AppServer): void {
  serve(app, 'GET /api/webflow-search', async ({ query, person, language }) => ({
    items: await searchSite(app.context, person, query.query, language),
  }));
}
