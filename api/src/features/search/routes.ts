import { serveShared, type AppServer } from '../../http/serve';
import { searchSite, searchViewer } from './site-search';
import { listPublicPages } from './sitemap';

export function searchRoutes(app: AppServer): void {
  serveShared(app, 'GET /api/webflow-search', {
    viewOf: searchViewer,
    answer: async ({ query, view, language }) => ({
      items: await searchSite(app.context, view, query.query, language, query.perKind),
    }),
  });
  serveShared(app, 'GET /api/sitemap', {
    viewOf: () => null,
    answer: async () => ({ items: await listPublicPages(app.context) }),
  });
}
