import { serve, type AppServer } from '../../../http/serve';
import { listParkingCompanies } from './companies';
import { getDayList } from './day-list';
import { changeLot, createLot, listManagedLots } from './lots';
import { changeSpot, createSpot, listManagedSpots, retireSpot } from './spots';

export function parkRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/parking/park/companies', () => listParkingCompanies(context));
  serve(app, 'GET /api/parking/day-list', ({ person, query }) => getDayList(context, person, query.date));
  serve(app, 'GET /api/parking/park/lots', () => listManagedLots(context));
  serve(app, 'POST /api/parking/park/lots', ({ person, body }) => createLot(context, person, body));
  serve(app, 'PUT /api/parking/park/lots/{id}', ({ person, params, body }) =>
    changeLot(context, person, params.id, body),
  );
  serve(app, 'GET /api/parking/park/lots/{id}/spots', ({ params }) => listManagedSpots(context, params.id));
  serve(app, 'POST /api/parking/park/lots/{id}/spots', ({ person, params, body }) =>
    createSpot(context, person, params.id, body),
  );
  serve(app, 'PUT /api/parking/park/spots/{id}', ({ person, params, body }) =>
    changeSpot(context, person, params.id, body),
  );
  serve(app, 'POST /api/parking/park/spots/{id}/retirement', ({ person, params, body }) =>
    retireSpot(context, person, params.id, body.isRetired),
  );
}
