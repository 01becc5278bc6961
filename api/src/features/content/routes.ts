import { pageRequest } from '../../core/listing/page-request';
import { recordId } from '../../core/ids/record-id';
import { serve, type ParkServer } from '../../http/serve';
import { eventEditing } from '../events/event-editing';
import { listManagedEvents, listManagedNews } from './managed-lists';
import { newsEditing } from '../news/news-editing';
import { storePublicationImage } from './publication-image';
import { listVersions, readVersion } from './versions';

export function publishingRoutes(app: ParkServer): void {
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

  serve(app, 'GET /api/publishing/events', async ({ query, language }) =>
    listManagedEvents(park, { state: query.state, text: query.queryText }, pageRequest(query, configuration), language),
  );
  serve(app, 'POST /api/events', async ({ person, body }) => eventEditing.create(park, person, body));
  serve(app, 'PUT /api/events/{id}', async ({ person, params, body }) =>
    eventEditing.change(park, person, params.id, body),
  );
  serve(app, 'DELETE /api/events/{id}', async ({ person, params }) => eventEditing.archive(park, person, params.id));
  serve(app, 'POST /api/publishing/events/{id}/unarchive', async ({ person, params }) =>
    eventEditing.unarchive(park, person, params.id),
  );
  serve(app, 'GET /api/publishing/events/{id}/versions', async ({ params }) => {
    await eventEditing.read(park, params.id);
    return listVersions(database, 'event', params.id);
  });
  serve(app, 'GET /api/publishing/events/{id}/versions/{version}', async ({ params }) =>
    readVersion(database, 'event', recordId(params.id), params.version),
  );
  serve(app, 'POST /api/publishing/events/{id}/versions/{version}/restore', async ({ person, params, body }) =>
    eventEditing.restore(park, person, params.id, params.version, body.version),
  );

  serve(app, 'POST /api/publishing/images', async ({ body }) => storePublicationImage(park, body));
}
