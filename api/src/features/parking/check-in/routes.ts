import { serve, type AppServer } from '../../../http/serve';
import { checkIn } from './check-in';

export function checkInRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/parking/check-in', ({ person, body }) => checkIn(context, person, body.code));
}
