import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';
import { answerRequest, askForSpace, decideRequest, listAllRequests, listOwnRequests } from './space-requests';

export function spaceRequestRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/space-requests/own', ({ person }) => listOwnRequests(context, person));
  serve(app, 'POST /api/space-requests', ({ person, body }) => askForSpace(context, person, body));
  serve(app, 'POST /api/space-requests/{id}/decision', ({ person, params, body }) =>
    decideRequest(context, person, params.id, body),
  );
  serve(app, 'GET /api/space-requests', ({ query }) => listAllRequests(context, query));
  serve(app, 'POST /api/space-requests/{id}/answer', ({ person, params, body }) =>
    answerRequest(context, person, params.id, body),
  );
}
