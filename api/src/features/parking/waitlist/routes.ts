import { serve, type AppServer } from '../../../http/serve';
import { answerOffer, leaveWaitlist } from './answer';
import { joinWaitlist } from './join';
import { getOwnEntries } from './own-entries';

export function waitlistRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/parking/waitlist', ({ person }) => getOwnEntries(context, person));
  serve(app, 'POST /api/parking/waitlist', ({ person, body }) => joinWaitlist(context, person, body));
  serve(app, 'DELETE /api/parking/waitlist/{id}', ({ person, params }) => leaveWaitlist(context, person, params.id));
  serve(app, 'POST /api/parking/waitlist/{id}/answer', ({ person, params, body }) =>
    answerOffer(context, person, params.id, body),
  );
}
