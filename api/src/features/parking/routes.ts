import { serve, type AppServer } from '../../http/serve';
import { getLotDay, getParkingDay } from './lots';
import { getBookingDetails, bookSpot, cancelBooking, getOwnBookings } from './service';

export function parkingRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/parking/parking-lots', ({ person, query }) => getParkingDay(context, person, query));
  serve(app, 'GET /api/parking/freeSpots/{id}', ({ person, params, query }) =>
    getLotDay(context, person, params.id, query),
  );
  serve(app, 'POST /api/parking/spots/book', ({ person, body }) => bookSpot(context, person, body));
  serve(app, 'GET /api/parking/bookings', ({ person, query }) => getOwnBookings(context, person, query));
  serve(app, 'GET /api/parking/bookings/{id}', ({ person, language, params }) =>
    getBookingDetails(context, person, language, params.id),
  );
  serve(app, 'DELETE /api/parking/bookings/{id}', ({ person, params }) => cancelBooking(context, person, params.id));
}
