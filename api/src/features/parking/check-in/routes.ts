import { serve, type AppServer } from '../../../http/serve';
import { checkIn } from './check-in';
import { listLotRules, setLotRules } from './lot-rules';

export function checkInRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/parking/check-in', ({ person, body }) => checkIn(context, person, body.code));
  serve(app, 'GET /api/parking/lot-rules', () => listLotRules(context.database));
  serve(app, 'PUT /api/parking/lot-rules/{id}', ({ params, body }) => setLotRules(context.database, params.id, body));
}
