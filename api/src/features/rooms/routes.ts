import { serve, type AppServer } from '../../http/serve';
import { getRoomAvailability } from './availability';
import { getRoomCalendar } from './calendar/calendar';
import { roomChangeRoutes } from './changes/routes';
import { roomInvitationRoutes } from './invitations/routes';
import { roomSeriesRoutes } from './series/routes';
import { bookRoom } from './book-room';
import { listColleagues } from './colleagues';
import { cancelBooking, getCompanyBookings, getOwnBookings, getBooking, getRoom } from './service';

export function roomRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/availability', ({ person, language, query }) =>
    getRoomAvailability(context, person, language, query),
  );
  serve(app, 'GET /api/rooms/bookings', ({ person, query }) => getOwnBookings(context, person, query));
  serve(app, 'GET /api/rooms/company-bookings', ({ person, query }) => getCompanyBookings(context, person, query));
  serve(app, 'GET /api/rooms/colleagues', ({ person, query }) => listColleagues(context, person, query.queryText));
  serve(app, 'POST /api/rooms/bookings', ({ person, body }) => bookRoom(context, person, body));
  serve(app, 'GET /api/rooms/bookings/{id}', ({ person, params }) => getBooking(context, person, params.id));
  serve(app, 'DELETE /api/rooms/bookings/{id}', ({ person, params }) => cancelBooking(context, person, params.id));
  serve(app, 'GET /api/rooms/{id}', ({ person, language, params }) => getRoom(context, person, language, params.id));
  serve(app, 'GET /api/rooms/calendar', ({ person, language, query }) =>
    getRoomCalendar(context, person, language, query),
  );
  roomChangeRoutes(app);
  roomSeriesRoutes(app);
  roomInvitationRoutes(app);
}
