import { serve, type AppServer } from '../../http/serve';
import { acceptRequest, listRequests, rejectRequest } from './decisions';

export function roomRequestRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/requests', () => listRequests(context));
  serve(app, 'POST /api/rooms/requests/{id}/accept', ({ person, params, body }) =>
    acceptRequest(context, person, params.id, body),
  );
  serve(app, 'POST /api/rooms/requests/{id}/reject', ({ person, params, body }) =>
    rejectRequest(context, person, params.id, body),
  );
}
