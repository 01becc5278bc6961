import { maxEventDates } from '@park/contract/event-repeat';
import { pageRequest } from '../../core/listing/page-request';
import { recordId } from '../../core/ids/record-id';
import { serve, type AppServer } from '../../http/serve';
import { listVersions, readVersion } from '../content';
import { eventEditing } from './event-editing';
import { listManagedEvents } from './managed-events';
import { archiveEvent, changeEvent, createEvent } from './series/edit-series';
import { listSeriesDays } from './series/series-days';

/** Registers the calls for editing events. */
export function eventEditingRoutes(app: AppServer): void {
  const { context } = app;
  const { database, configuration } = context;

  serve(app, 'GET /api/publishing/events', async ({ query, language }) =>
    listManagedEvents(
      context,
      { state: query.state, text: query.queryText },
      pageRequest(query, configuration),
      language,
    ),
  );
  serve(app, 'POST /api/events', async ({ person, body }) => createEvent(context, person, body));
  serve(app, 'PUT /api/events/{id}', async ({ person, params, body }) => changeEvent(context, person, params.id, body));
  serve(app, 'DELETE /api/events/{id}', async ({ person, params, query }) =>
    archiveEvent(context, person, params.id, query.scope),
  );
  serve(app, 'GET /api/publishing/events/dates', async ({ query }) => {
    const { from, interval = 1, weekdays = [], monthly = 'day', ...rule } = query;
    const days = listSeriesDays({ ...rule, interval, monthly, weekdays: weekdays.map(Number) }, from);
    return { items: days.slice(0, maxEventDates), isCapped: days.length > maxEventDates };
  });
  serve(app, 'POST /api/publishing/events/{id}/unarchive', async ({ person, params }) =>
    eventEditing.unarchive(context, person, params.id),
  );
  serve(app, 'GET /api/publishing/events/{id}/versions', async ({ params }) => {
    await eventEditing.read(context, params.id);
    return listVersions(database, 'event', params.id);
  });
  serve(app, 'GET /api/publishing/events/{id}/versions/{version}', async ({ params }) =>
    readVersion(database, 'event', recordId(params.id), params.version),
  );
  serve(app, 'POST /api/publishing/events/{id}/versions/{version}/restore', async ({ person, params, body }) =>
    eventEditing.restore(context, person, params.id, params.version, body.version),
  );
}
