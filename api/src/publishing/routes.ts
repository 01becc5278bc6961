import { pageRequest } from '../listing/page-request';
import { recordId } from '../listing/record-id';
import { serve, type ParkServer } from '../server/serve';
import { archiveEvent, changeEvent, createEvent, readManagedEvent, restoreEvent, unarchiveEvent } from './event-editing';
import { listManagedEvents, listManagedNews } from './managed-lists';
import { archiveNews, changeNews, createNews, readManagedNews, restoreNews, unarchiveNews } from './news-editing';
import { storePublicationImage } from './publication-image';
import { listVersions, readVersion } from './versions';

export function publishingRoutes(app: ParkServer): void {
  const { park } = app;
  const { database, configuration } = park;

  serve(app, 'GET /api/publishing/news', async ({ query, language }) =>
    listManagedNews(park, { state: query.state, text: query.queryText, isSuccessStory: query.successStories }, pageRequest(query, configuration), language),
  );
  serve(app, 'POST /api/news', async ({ person, body }) => createNews(park, person, body));
  serve(app, 'PUT /api/news/{id}', async ({ person, params, body }) => changeNews(park, person, params.id, body));
  serve(app, 'DELETE /api/news/{id}', async ({ person, params }) => archiveNews(park, person, params.id));
  serve(app, 'POST /api/publishing/news/{id}/unarchive', async ({ person, params }) => unarchiveNews(park, person, params.id));
  serve(app, 'GET /api/publishing/news/{id}/versions', async ({ params }) => {
    await readManagedNews(park, params.id);
    return listVersions(database, 'news', params.id);
  });
  serve(app, 'GET /api/publishing/news/{id}/versions/{version}', async ({ params }) => readVersion(database, 'news', recordId(params.id), params.version));
  serve(app, 'POST /api/publishing/news/{id}/versions/{version}/restore', async ({ person, params, body }) => restoreNews(park, person, params.id, params.version, body.version));

  serve(app, 'GET /api/publishing/events', async ({ query, language }) => listManagedEvents(park, { state: query.state, text: query.queryText }, pageRequest(query, configuration), language));
  serve(app, 'POST /api/events', async ({ person, body }) => createEvent(park, person, body));
  serve(app, 'PUT /api/events/{id}', async ({ person, params, body }) => changeEvent(park, person, params.id, body));
  serve(app, 'DELETE /api/events/{id}', async ({ person, params }) => archiveEvent(park, person, params.id));
  serve(app, 'POST /api/publishing/events/{id}/unarchive', async ({ person, params }) => unarchiveEvent(park, person, params.id));
  serve(app, 'GET /api/publishing/events/{id}/versions', async ({ params }) => {
    await readManagedEvent(park, params.id);
    return listVersions(database, 'event', params.id);
  });
  serve(app, 'GET /api/publishing/events/{id}/versions/{version}', async ({ params }) => readVersion(database, 'event', recordId(params.id), params.version));
  serve(app, 'POST /api/publishing/events/{id}/versions/{version}/restore', async ({ person, params, body }) => restoreEvent(park, person, params.id, params.version, body.version));

  serve(app, 'POST /api/publishing/images', async ({ body }) => storePublicationImage(park, body));
}
