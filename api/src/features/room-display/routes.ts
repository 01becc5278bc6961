import { serve, type AppServer } from '../../http/serve';
import { pairDisplay, requireDisplay } from './device-token';
import { bookAtDoor, checkInAtDoor, getDoor } from './door';
import { roomCalendarText } from './room-calendar';

export function roomDisplayRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/rooms/display/{id}/pair', ({ params, body, reply }) =>
    pairDisplay(context, reply, { roomId: params.id, secret: body.secret }),
  );
  serve(app, 'GET /api/rooms/display/{id}', async ({ params, person, language, request, reply }) => {
    await requireDisplay(context, request, person, params.id);
    reply.header('cache-control', 'no-store');
    return getDoor(context, params.id, language);
  });
  serve(app, 'POST /api/rooms/display/{id}/bookings', async ({ params, person, language, body, request }) => {
    const createdBy = await requireDisplay(context, request, person, params.id);
    return bookAtDoor(context, { roomId: params.id, language, minutes: body.minutes, createdBy });
  });
  serve(app, 'POST /api/rooms/display/{id}/check-in', async ({ params, person, language, body, request }) => {
    await requireDisplay(context, request, person, params.id);
    return checkInAtDoor(context, { roomId: params.id, language, occurrenceId: body.occurrenceId });
  });
  serve(app, 'GET /api/rooms/calendars/{secret}', ({ params, language, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return roomCalendarText(context, params.secret, language);
  });
}
