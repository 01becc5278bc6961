import { serve, type AppServer } from '../../../http/serve';
import { closeSpots, previewClosure } from './close';
import { liftClosure, listClosures } from './closures';

export function closureRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/parking/closures', () => listClosures(context));
  serve(app, 'POST /api/parking/closures/preview', ({ body }) => previewClosure(context, body));
  serve(app, 'POST /api/parking/closures', ({ person, body }) => closeSpots(context, person, body));
  serve(app, 'DELETE /api/parking/closures/{id}', ({ person, params }) => liftClosure(context, person, params.id));
}
