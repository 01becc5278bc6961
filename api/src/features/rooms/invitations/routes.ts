import { serve, type AppServer } from '../../../http/serve';
import { answerInvitation, getInvitation } from './answer-invitation';

export function roomInvitationRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/invitations/{token}', ({ params, reply }) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
    return getInvitation(context, params.token);
  });
  serve(app, 'POST /api/rooms/invitations/{token}', ({ params, body }) =>
    answerInvitation(context, params.token, body.answer),
  );
}
