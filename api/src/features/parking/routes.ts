import { serve, type ParkServer } from '../../http/serve';
import { lotDay, parkingDay } from './lots';
import { bookingDetails, bookSpot, cancelBooking, ownBookings } from './service';

export function parkingRoutes(app: ParkServer): void {
  const { park } = app;
  serve(app, 'GET /api/parking/parking-lots', ({ person, query }) => parkingDay(park, person, query));
  serve(app, 'GET /api/parking/freeSpots/{id}', ({ person, params, query }) => lotDay(park, person, params.id, query));
  serve(app, 'POST /api/parking/spots/book', ({ person, body }) => bookSpot(park, person, body));
  serve(app, 'GET /api/parking/bookings', ({ person, query }) => ownBookings(park, person, query));
  serve(app, 'GET /api/parking/bookings/{id}', ({ person, language, params }) =>
    bookingDetails(park, person, language, params.id),
  );
  serve(app, 'DELETE /api/parking/bookings/{id}', ({ person, params }) => cancelBooking(park, person, params.id));
}
