import { serve, type AppServer } from '../../../http/serve';
import { assignSpot } from './assign-spot';
import { getCompanyWeek } from './company-week';
import { getDaySheet } from './day-sheet';
import { bookForGuest, cancelGuest } from './guests';
import { decideLease, listLeases, offerLease } from './leases';
import { getOwnSpots } from './own-spots';
import { endPermit, grantPermit, listPermits } from './permits';
import { recallBooking } from './recall';
import { releaseSpot, takeBack } from './release-spot';
import { getVehicles, replaceVehicles } from './vehicles';

export function holdingRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/parking/vehicles', ({ person }) => getVehicles(context, person));
  serve(app, 'PUT /api/parking/vehicles', ({ person, body }) => replaceVehicles(context, person, body.vehicles));
  serve(app, 'GET /api/parking/permits', () => listPermits(context));
  serve(app, 'POST /api/parking/permits', ({ person, body }) => grantPermit(context, person, body));
  serve(app, 'DELETE /api/parking/permits/{id}', ({ person, params }) => endPermit(context, person, params.id));
  serve(app, 'GET /api/parking/own-spots', ({ person, language }) => getOwnSpots(context, person, language));
  serve(app, 'POST /api/parking/releases', ({ person, body }) => releaseSpot(context, person, body));
  serve(app, 'POST /api/parking/releases/take-back', ({ person, body }) => takeBack(context, person, body));
  serve(app, 'GET /api/parking/spots/company', ({ person, language, query }) =>
    getCompanyWeek(context, person, language, query),
  );
  serve(app, 'PUT /api/parking/spots/{id}', ({ person, params, body }) => assignSpot(context, person, params.id, body));
  serve(app, 'POST /api/parking/bookings/{id}/recall', ({ person, params, body }) =>
    recallBooking(context, person, params.id, body),
  );
  serve(app, 'POST /api/parking/guests', ({ person, body }) => bookForGuest(context, person, body));
  serve(app, 'DELETE /api/parking/guests/{id}', ({ person, params }) => cancelGuest(context, person, params.id));
  serve(app, 'GET /api/parking/day-sheet', ({ person, query }) => getDaySheet(context, person, query.date));
  serve(app, 'GET /api/parking/leases', ({ person }) => listLeases(context, person));
  serve(app, 'POST /api/parking/leases', ({ person, body }) => offerLease(context, person, body));
  serve(app, 'POST /api/parking/leases/{id}/decision', ({ person, params, body }) =>
    decideLease(context, person, params.id, body.decision),
  );
}
