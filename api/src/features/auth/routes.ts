import { readSessionSecret, clearSessionCookies } from '../../http/access/cookies';
import { notFound } from '../../core/errors/api-error';
import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';
import { changePassword } from './change-password';
import { hasOldSession, requireConfirmed } from './confirm-identity';
import { issueHandoff, redeemHandoff } from './handoff';
import { recordSignIn } from './security-events';
import { passkeyRoutes } from './passkey-routes';
import { login, requestMail, resetPassword, tokenLogin } from './service';
import { callerOf, continueSession, startSession } from './session-start';
import { deleteSession, deleteSessionBySecret, hasSession, listSessions } from './sessions';

export function authRoutes(app: AppServer): void {
  passkeyRoutes(app);
  const { context } = app;
  const { configuration } = context;

  serve(app, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const caller = callerOf(request, body.source, context);
    const signedIn = await recordSignIn(context, { way: 'password', email: body.email, caller }, () =>
      login(context, body, caller),
    );
    return startSession(context, signedIn, request, reply);
  });

  serve(app, 'POST /api/auth/token-login', async ({ body, request, reply }) => {
    const caller = callerOf(request, body.source, context);
    const signedIn = await recordSignIn(context, { way: 'link', email: null, caller }, () =>
      tokenLogin(context, body.token, caller),
    );
    return startSession(context, signedIn, request, reply);
  });

  serve(app, 'POST /api/auth/forgot-password', ({ body, request }) =>
    requestMail(context, 'passwordReset', body.email, callerOf(request, body.source, context)),
  );

  serve(app, 'POST /api/auth/login-link', ({ body, request }) =>
    requestMail(context, 'loginLink', body.email, callerOf(request, body.source, context)),
  );

  serve(app, 'POST /api/auth/reset-password', async ({ body, request, reply }) => {
    await resetPassword(context, body, callerOf(request, body.source, context));
    clearSessionCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    clearSessionCookies(reply, configuration);
    const secret = readSessionSecret(request, configuration);
    if (secret) await deleteSessionBySecret(context.database, secret);
  });

  serve(app, 'GET /api/auth/sessions', async ({ person }) => ({
    ...(await listSessions(context.database, person.id, person.sessionId, context.clock())),
    needsConfirmation: await hasOldSession(context, person),
  }));

  serve(app, 'DELETE /api/auth/sessions/{id}', async ({ params, person, reply }) => {
    if (!(await hasSession(context.database, person.id, params.id))) throw notFound();
    if (params.id !== person.sessionId) await requireConfirmed(context, person);
    if (!(await deleteSession(context.database, person.id, params.id))) throw notFound();
    if (params.id === person.sessionId) clearSessionCookies(reply, configuration);
  });

  serve(app, 'POST /api/auth/change-password', async ({ person, body, request, reply }) => {
    await changePassword(context, person, body, callerOf(request, 'portal', context));
    await continueSession(context, person, reply);
  });

  serve(app, 'POST /api/auth/handoff', async ({ body, person }) => {
    const { secret, expiresAt } = await issueHandoff(context, person, body);
    return { token: secret, expiresAt: expiresAt.toISOString() };
  });

  serve(app, 'POST /api/auth/handoff/redeem', ({ body, request }) =>
    redeemHandoff(context, request.headers.authorization, body.token, body.audience),
  );
}
