import { serve, type AppServer } from '../../http/serve';
import { searchSite } from './site-search';
import { listPublicPages } from './sitemap';

export function searchRoutes(app: AppServer): void {
  serve(app, 'GET /api/webflow-search', async ({ query, person, language }) => ({
    items: await searchSite(app.context, person, query.query, language, query.perKind),
  }));
  serve(app, 'GET /api/sitemap', async () => ({ items: await listPublicPages(app.context) }));
}
