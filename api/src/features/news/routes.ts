import { publishing } from '@park/contract/publishing';
import { requireAccess } from '../../http/access/require-access';
import { pageRequest } from '../../core/listing/page-request';
import { newsEditingRoutes } from './editing-routes';
import { readManagedNews } from './news-editing';
import { serve, serveShared, type AppServer } from '../../http/serve';
import { readNewsArticle } from './news-article';
import { listNews } from './news-list';

export function newsRoutes(app: AppServer): void {
  newsEditingRoutes(app);

  serveShared(app, 'GET /api/news/query', {
    viewOf: () => null,
    answer: ({ query, language }) =>
      listNews(
        app.context,
        {
          isSuccessStory: query.successStories,
          types: query.queryFilters?.type,
          companyIds: query.queryFilters?.company,
          linkedCompanyId: query.linkedCompanyId,
          text: query.queryText,
        },
        pageRequest(query, app.context.configuration),
        language,
      ),
  });

  serve(app, 'GET /api/news/type/{type}', async ({ params, query, language }) =>
    listNews(
      app.context,
      { isSuccessStory: false, types: [params.type] },
      pageRequest(query, app.context.configuration),
      language,
    ),
  );

  serve(app, 'GET /api/news/{id}', async ({ params, query, person, language }) => {
    if (!query.management) return readNewsArticle(app.context, params.id, language);
    requireAccess(publishing, person);
    const article = await readNewsArticle(app.context, params.id, language, { isPreview: true });
    return { ...article, managed: await readManagedNews(app.context, params.id) };
  });
}
