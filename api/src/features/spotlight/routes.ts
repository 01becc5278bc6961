import { serve, type AppServer } from '../../http/serve';
import { addSpotlight, changeSpotlight, listSpotlights, orderSpotlights, removeSpotlight } from './manage-spotlights';
import { currentSpotlight } from './spotlight';

export function spotlightRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/publishing/spotlights', () => listSpotlights(context));
  serve(app, 'POST /api/publishing/spotlights', ({ person, body }) => addSpotlight(context, person, body));
  serve(app, 'PUT /api/publishing/spotlights/order', ({ person, body }) => orderSpotlights(context, person, body.ids));
  serve(app, 'PUT /api/publishing/spotlights/{id}', ({ person, params, body }) =>
    changeSpotlight(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/publishing/spotlights/{id}', ({ person, params }) =>
    removeSpotlight(context, person, params.id),
  );
  serve(app, 'GET /api/spotlight', async ({ language }) => currentSpotlight(app.context, language));
}
