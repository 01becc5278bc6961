import { serve, type AppServer } from '../../http/serve';
import { setVehicle } from './booking-vehicle';
import { getCalendarFile } from './calendar-file';
import { getLotDay, getParkingDay } from './lots';
import { getBookingDetails, bookSpot, cancelBooking, getOwnBookings } from './service';
import { closureRoutes } from './closures/routes';
import { checkInRoutes } from './check-in/routes';
import { creditRoutes } from './credits/routes';
import { holdingRoutes } from './holding/routes';
import { parkRoutes } from './park/routes';
import { parkingStatisticsRoutes } from './statistics/routes';
import { getParkingStrip } from './strip';
import { waitlistRoutes } from './waitlist';

export function parkingRoutes(app: AppServer): void {
  const { context } = app;
  checkInRoutes(app);
  closureRoutes(app);
  parkRoutes(app);
  creditRoutes(app);
  waitlistRoutes(app);
  parkingStatisticsRoutes(app);
  holdingRoutes(app);
  serve(app, 'GET /api/parking/days', ({ person }) => getParkingStrip(context, person));
  serve(app, 'GET /api/parking/parking-lots', ({ person, language, query }) =>
    getParkingDay(context, person, language, query),
  );
  serve(app, 'GET /api/parking/freeSpots/{id}', ({ person, language, params, query }) =>
    getLotDay(context, person, language, params.id, query),
  );
  serve(app, 'POST /api/parking/spots/book', ({ person, body }) => bookSpot(context, person, body));
  serve(app, 'GET /api/parking/bookings', ({ person, query }) => getOwnBookings(context, person, query));
  serve(app, 'GET /api/parking/bookings/{id}', ({ person, language, params }) =>
    getBookingDetails(context, person, language, params.id),
  );
  serve(app, 'GET /api/parking/bookings/{id}/calendar', async ({ person, language, params, reply }) => {
    const text = await getCalendarFile(context, person, language, params.id);
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="parking.ics"')
      .header('cache-control', 'private, no-store');
    return text;
  });
  serve(app, 'PUT /api/parking/bookings/{id}/vehicle', ({ person, params, body }) =>
    setVehicle(context, person, params.id, body.plate),
  );
  serve(app, 'DELETE /api/parking/bookings/{id}', ({ person, params, query }) =>
    cancelBooking(context, person, params.id, query.halves),
  );
}
