import type { RequestSource } from '@park/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveCookies, setDeviceCookie, shownDevice, shownSecret, takeCookies } from '../../http/access/cookies';
import { notFound } from '../../core/errors/api-error';
import type { ParkServer } from '../../http/serve';
import { serve } from '../../http/serve';
import { issueHandoff, redeemHandoff } from './handoff';
import { login, requestMail, resetPassword, tokenLogin, type Caller, type SignedIn } from './service';
import { endSession, endSessionOf, listSessions } from './sessions';

export function authRoutes(app: ParkServer): void {
  const { park } = app;
  const { configuration } = park;

  /** The browser's earlier session ends with the new one's beginning; it gets both cookies. */
  async function welcome({ identity, cookies, deviceSecret }: SignedIn, request: FastifyRequest, reply: FastifyReply) {
    const earlier = shownSecret(request, configuration);
    if (earlier) await endSessionOf(park.database, earlier);
    giveCookies(reply, cookies, configuration);
    setDeviceCookie(reply, deviceSecret, configuration);
    return identity;
  }

  serve(app, 'POST /api/auth/login', async ({ body, request, reply }) =>
    welcome(await login(park, body, callerOf(request, body.source)), request, reply),
  );

  serve(app, 'POST /api/auth/token-login', async ({ body, request, reply }) =>
    welcome(await tokenLogin(park, body.token, callerOf(request, body.source)), request, reply),
  );

  serve(app, 'POST /api/auth/forgot-password', ({ body, request, reply }) =>
    requestMail(park, 'passwordReset', body.email, callerOf(request, body.source), reply),
  );

  serve(app, 'POST /api/auth/login-link', ({ body, request, reply }) =>
    requestMail(park, 'loginLink', body.email, callerOf(request, body.source), reply),
  );

  serve(app, 'POST /api/auth/reset-password', async ({ body, request, reply }) => {
    await resetPassword(park, body, callerOf(request, body.source));
    takeCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    takeCookies(reply, configuration);
    const secret = shownSecret(request, configuration);
    if (secret) await endSessionOf(park.database, secret);
  });

  serve(app, 'GET /api/auth/sessions', ({ person }) =>
    listSessions(park.database, person.id, person.sessionId, park.clock()),
  );

  serve(app, 'DELETE /api/auth/sessions/{id}', async ({ params, person, reply }) => {
    if (!(await endSession(park.database, person.id, params.id))) throw notFound();
    if (params.id === person.sessionId) takeCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/handoff', async ({ body, person }) => {
    const { secret, expiresAt } = await issueHandoff(park, person.id, body.audience);
    return { token: secret, expiresAt: expiresAt.toISOString() };
  });

  serve(app, 'POST /api/auth/handoff/redeem', ({ body, request }) =>
    redeemHandoff(park, request.headers.authorization, body.token, body.audience),
  );
}

const callerOf = (request: FastifyRequest, source: RequestSource): Caller => ({
  address: request.ip,
  device: request.headers['user-agent'],
  deviceSecret: shownDevice(request),
  source,
});
