import { pageRequest } from '../../core/listing/page-request';
import { recordId } from '../../core/ids/record-id';
import { serve, type ParkServer } from '../../http/serve';
import { listVersions, readVersion } from '../content';
import { newsEditing } from './news-editing';
import { listManagedNews } from './managed-news';

/** The calls of people who write news. */
export function newsEditingRoutes(app: ParkServer): void {
  const { park } = app;
  const { database, configuration } = park;

  serve(app, 'GET /api/publishing/news', async ({ query, language }) =>
    listManagedNews(
      park,
      { state: query.state, text: query.queryText, isSuccessStory: query.successStories },
      pageRequest(query, configuration),
      language,
    ),
  );
  serve(app, 'POST /api/news', async ({ person, body }) => newsEditing.create(park, person, body));
  serve(app, 'PUT /api/news/{id}', async ({ person, params, body }) =>
    newsEditing.change(park, person, params.id, body),
  );
  serve(app, 'DELETE /api/news/{id}', async ({ person, params }) => newsEditing.archive(park, person, params.id));
  serve(app, 'POST /api/publishing/news/{id}/unarchive', async ({ person, params }) =>
    newsEditing.unarchive(park, person, params.id),
  );
  serve(app, 'GET /api/publishing/news/{id}/versions', async ({ params }) => {
    await newsEditing.read(park, params.id);
    return listVersions(database, 'news', params.id);
  });
  serve(app, 'GET /api/publishing/news/{id}/versions/{version}', async ({ params }) =>
    readVersion(database, 'news', recordId(params.id), params.version),
  );
  serve(app, 'POST /api/publishing/news/{id}/versions/{version}/restore', async ({ person, params, body }) =>
    newsEditing.restore(park, person, params.id, params.version, body.version),
  );
}
