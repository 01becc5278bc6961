import { serve, type AppServer } from '../../http/serve';
import { currentSpotlight } from './spotlight';

export function spotlightRoutes(app: AppServer): void {
  serve(app, 'GET /api/spotlight', async ({ language }) => currentSpotlight(app.context, language));
}
