import type { RequestSource } from '@park/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  setSessionCookies,
  setDeviceCookie,
  readDeviceSecret,
  readSessionSecret,
  clearSessionCookies,
} from '../../http/access/cookies';
import { notFound } from '../../core/errors/api-error';
import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';
import { issueHandoff, redeemHandoff } from './handoff';
import { login, requestMail, resetPassword, tokenLogin, type Caller, type SignedIn } from './service';
import { deleteSession, deleteSessionBySecret, listSessions } from './sessions';

export function authRoutes(app: AppServer): void {
  const { context } = app;
  const { configuration } = context;

  /** Ends the browser's previous session and sets the cookies of the new one. */
  async function startSession(
    { identity, cookies, deviceSecret }: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const earlier = readSessionSecret(request, configuration);
    if (earlier) await deleteSessionBySecret(context.database, earlier);
    setSessionCookies(reply, cookies, configuration);
    setDeviceCookie(reply, deviceSecret, configuration);
    return identity;
  }

  serve(app, 'POST /api/auth/login', async ({ body, request, reply }) =>
    startSession(await login(context, body, callerOf(request, body.source)), request, reply),
  );

  serve(app, 'POST /api/auth/token-login', async ({ body, request, reply }) =>
    startSession(await tokenLogin(context, body.token, callerOf(request, body.source)), request, reply),
  );

  serve(app, 'POST /api/auth/forgot-password', ({ body, request, reply }) =>
    requestMail(context, 'passwordReset', body.email, callerOf(request, body.source), reply),
  );

  serve(app, 'POST /api/auth/login-link', ({ body, request, reply }) =>
    requestMail(context, 'loginLink', body.email, callerOf(request, body.source), reply),
  );

  serve(app, 'POST /api/auth/reset-password', async ({ body, request, reply }) => {
    await resetPassword(context, body, callerOf(request, body.source));
    clearSessionCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    clearSessionCookies(reply, configuration);
    const secret = readSessionSecret(request, configuration);
    if (secret) await deleteSessionBySecret(context.database, secret);
  });

  serve(app, 'GET /api/auth/sessions', ({ person }) =>
    listSessions(context.database, person.id, person.sessionId, context.clock()),
  );

  serve(app, 'DELETE /api/auth/sessions/{id}', async ({ params, person, reply }) => {
    if (!(await deleteSession(context.database, person.id, params.id))) throw notFound();
    if (params.id === person.sessionId) clearSessionCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/handoff', async ({ body, person }) => {
    const { secret, expiresAt } = await issueHandoff(context, person.id, body.audience);
    return { token: secret, expiresAt: expiresAt.toISOString() };
  });

  serve(app, 'POST /api/auth/handoff/redeem', ({ body, request }) =>
    redeemHandoff(context, request.headers.authorization, body.token, body.audience),
  );
}

const callerOf = (request: FastifyRequest, source: RequestSource): Caller => ({
  address: request.ip,
  device: request.headers['user-agent'],
  deviceSecret: readDeviceSecret(request),
  source,
});
