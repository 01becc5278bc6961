import { publishing } from '@park/contract/publishing';
import { defaultPageSize } from '@park/domain';
import { requireAccess } from '../../http/access/require-access';
import { pageRequest } from '../../core/listing/page-request';
import { eventEditingRoutes } from './editing-routes';
import { readManagedEvent } from './event-editing';
import { serve, serveShared, type AppServer } from '../../http/serve';
import { readAgenda, readEvent } from './event-detail';
import { listEvents } from './event-list';
import { eventsInRange, readSpan } from './event-range';
import { eventViewer } from './event-viewer';
import { readRegistration } from './registration/read-registration';
import { eventRegistrationRoutes } from './registration/routes';
import { eventFile } from './event-file';

export function eventRoutes(app: AppServer): void {
  eventEditingRoutes(app);
  eventRegistrationRoutes(app);
  const { configuration } = app.context;

  serveShared(app, 'GET /api/events/query', {
    viewOf: eventViewer,
    answer: ({ query, view, language }) =>
      listEvents(
        app.context,
        view,
        {
          types: query.queryFilters?.type,
          companyIds: query.queryFilters?.company,
          text: query.queryText,
          upcoming: query.upcoming,
          memberEventSetting: query.memberEventSetting,
        },
        pageRequest(query, configuration),
        language,
      ),
  });

  serve(app, 'GET /api/events/type/{type}', async ({ params, query, person, language }) =>
    listEvents(
      app.context,
      eventViewer(person),
      { types: [params.type], upcoming: query.upcoming, memberEventSetting: query.memberEventSetting },
      pageRequest({ pageSize: query.numResults ?? defaultPageSize, paginationId: query.paginationId }, configuration),
      language,
    ),
  );

  serve(app, 'GET /api/events/range', async ({ query, person, language }) =>
    eventsInRange(
      app.context,
      eventViewer(person),
      {
        span: readSpan(query.startDate, query.endDate, configuration.parkTimeZone),
        types: query.queryFilters?.type,
        memberEventSetting: query.memberEventSetting,
      },
      language,
    ),
  );

  serve(app, 'GET /api/events/{id}', async ({ params, query, person, language }) => {
    const viewer = eventViewer(person);
    if (!query.management) {
      const event = await readEvent(app.context, viewer, params.id, language);
      const registration = await readRegistration(app.context, person, params.id);
      return { ...event, ...(registration ? { registration } : {}) };
    }
    requireAccess(publishing, person);
    const event = await readEvent(app.context, viewer, params.id, language, { isPreview: true });
    return { ...event, managed: await readManagedEvent(app.context, params.id) };
  });

  serve(app, 'GET /api/events/agenda/{id}', async ({ params, person, language }) =>
    readAgenda(app.context, eventViewer(person), params.id, language),
  );

  serve(app, 'GET /api/events-ical/{id}', async ({ params, person, language, reply }) => {
    const file = await eventFile(app.context, eventViewer(person), params.id, language);
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="event-${params.id}.ics"`);
    return file;
  });
}
