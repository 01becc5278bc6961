import { serve, type ParkServer } from '../../http/serve';
import { roomAvailability } from './availability';
import { bookRoom, cancelBooking, ownBookings, readBooking, readRoom } from './service';

export function roomRoutes(app: ParkServer): void {
  const { park } = app;
  serve(app, 'GET /api/rooms/availability', ({ person, language, query }) =>
    roomAvailability(park, person, language, query),
  );
  serve(app, 'GET /api/rooms/bookings', ({ person, query }) => ownBookings(park, person, query));
  serve(app, 'POST /api/rooms/bookings', ({ person, body }) => bookRoom(park, person, body));
  serve(app, 'GET /api/rooms/bookings/{id}', ({ person, params }) => readBooking(park, person, params.id));
  serve(app, 'DELETE /api/rooms/bookings/{id}', ({ person, params }) => cancelBooking(park, person, params.id));
  serve(app, 'GET /api/rooms/{id}', ({ person, language, params }) => readRoom(park, person, language, params.id));
}
