import { pageRequest } from '../../core/listing/page-request';
import { recordId } from '../../core/ids/record-id';
import { serve, type AppServer } from '../../http/serve';
import { listVersions, readVersion } from '../content';
import { newsEditing } from './news-editing';
import { listManagedNews } from './managed-news';

/** Registers the calls for editing news. */
export function newsEditingRoutes(app: AppServer): void {
  const { context } = app;
  const { database, configuration } = context;

  serve(app, 'GET /api/publishing/news', async ({ query, language }) =>
    listManagedNews(
      context,
      { state: query.state, text: query.queryText, isSuccessStory: query.successStories },
      pageRequest(query, configuration),
      language,
    ),
  );
  serve(app, 'POST /api/news', async ({ person, body }) => newsEditing.create(context, person, body));
  serve(app, 'PUT /api/news/{id}', async ({ person, params, body }) =>
    newsEditing.change(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/news/{id}', async ({ person, params }) => newsEditing.archive(context, person, params.id));
  serve(app, 'POST /api/publishing/news/{id}/unarchive', async ({ person, params }) =>
    newsEditing.unarchive(context, person, params.id),
  );
  serve(app, 'GET /api/publishing/news/{id}/versions', async ({ params }) => {
    await newsEditing.read(context, params.id);
    return listVersions(database, 'news', params.id);
  });
  serve(app, 'GET /api/publishing/news/{id}/versions/{version}', async ({ params }) =>
    readVersion(database, 'news', recordId(params.id), params.version),
  );
  serve(app, 'POST /api/publishing/news/{id}/versions/{version}/restore', async ({ person, params, body }) =>
    newsEditing.restore(context, person, params.id, params.version, body.version),
  );
}
