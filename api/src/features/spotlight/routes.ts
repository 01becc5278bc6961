import { serve, type ParkServer } from '../../http/serve';
import { currentSpotlight } from './spotlight';

export function spotlightRoutes(app: ParkServer): void {
  serve(app, 'GET /api/spotlight', async ({ language }) => currentSpotlight(app.park, language));
}
