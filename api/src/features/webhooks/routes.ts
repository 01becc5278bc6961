import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateSecret,
} from './manage-webhooks';

export function webhookRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/webhooks', () => listWebhooks(context));
  serve(app, 'POST /api/webhooks', ({ person, body }) => addWebhook(context, person, body));
  serve(app, 'PUT /api/webhooks/{id}', ({ person, params, body }) => changeWebhook(context, person, params.id, body));
  serve(app, 'DELETE /api/webhooks/{id}', ({ person, params }) => deleteWebhook(context, person, params.id));
  serve(app, 'POST /api/webhooks/{id}/rotate', ({ person, params, query }) =>
    rotateSecret(context, person, params.id, query.version),
  );
  serve(app, 'GET /api/webhooks/{id}/deliveries', ({ params, query }) => listDeliveries(context, params.id, query));
  serve(app, 'POST /api/webhooks/deliveries/{id}/resend', ({ person, params }) =>
    resendDelivery(context, person, params.id),
  );
}
