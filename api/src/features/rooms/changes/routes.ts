import { serve, type AppServer } from '../../../http/serve';
import { getCalendarFile } from './calendar-file';
import { editBooking } from './edit';
import { endNow } from './end-now';
import { handOver, listNextOwners } from './hand-over';
import { moveOccurrence } from './move';

export function roomChangeRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/bookings-ical/{id}', async ({ person, language, params, reply }) => {
    const text = await getCalendarFile(context, person, language, params.id);
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="room-booking.ics"')
      .header('cache-control', 'private, no-store');
    return text;
  });
  serve(app, 'POST /api/rooms/occurrences/{id}/end', ({ person, params }) => endNow(context, person, params.id));
  serve(app, 'PATCH /api/rooms/occurrences/{id}', ({ person, params, body }) =>
    moveOccurrence(context, person, params.id, body),
  );
  serve(app, 'PATCH /api/rooms/bookings/{id}', ({ person, params, body }) =>
    editBooking(context, person, params.id, body),
  );
  serve(app, 'GET /api/rooms/bookings/{id}/colleagues', ({ person, params, query }) =>
    listNextOwners(context, person, params.id, query.queryText),
  );
  serve(app, 'POST /api/rooms/bookings/{id}/owner', ({ person, params, body }) =>
    handOver(context, person, params.id, body),
  );
}
