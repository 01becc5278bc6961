import { csvDownload } from '../../../http/csv-download';
import { serve, type AppServer } from '../../../http/serve';
import { attendeeColumns, attendeeRows, listAttendees } from './attendees';
import { removeAttendee } from './remove';
import { cancelRegistration, registerForEvent } from './register';

export function eventRegistrationRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/events/{id}/registration', ({ person, params }) =>
    registerForEvent(context, person, params.id),
  );
  serve(app, 'DELETE /api/events/{id}/registration', ({ person, params }) =>
    cancelRegistration(context, person, params.id),
  );
  serve(app, 'GET /api/events/{id}/registrations', ({ params, language }) =>
    listAttendees(context, params.id, language),
  );
  serve(app, 'POST /api/events/{id}/registrations/{registrationId}/remove', ({ params, body }) =>
    removeAttendee(context, params, body.reason),
  );
  serve(app, 'GET /api/events/{id}/registrations/export', async ({ params, language, reply }) => {
    const { items } = await listAttendees(context, params.id, language);
    return csvDownload(reply, `attendees-${params.id}.csv`, attendeeColumns, attendeeRows(items));
  });
}
