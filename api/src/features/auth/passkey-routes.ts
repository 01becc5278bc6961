import { serve, type AppServer } from '../../http/serve';
import { addPasskey, passkeyOptions } from './add-passkey';
import { confirmIdentity } from './confirm-identity';
import { confirmSession } from './confirm-session';
import { passkeyLogin, passkeyLoginOptions } from './passkey-login';
import { listPasskeys, removePasskey, renamePasskey, requirePasskeyToChange } from './passkeys';
import { recordSignIn } from './security-events';
import { callerOf, continueSession, startSession } from './session-start';

export function passkeyRoutes(app: AppServer): void {
  const { context } = app;

  serve(app, 'GET /api/auth/passkeys', ({ person }) => listPasskeys(context, person));
  serve(app, 'POST /api/auth/passkeys/options', async ({ person, body, request, reply }) => {
    if (await confirmIdentity(context, person, body.current, callerOf(request, 'portal', context)))
      await continueSession(context, person, reply);
    return passkeyOptions(context, person);
  });
  serve(app, 'POST /api/auth/passkeys', async ({ person, body, reply }) => {
    const added = await addPasskey(context, person, body);
    // The passkey may open rights that the session did not have.
    if (!person.hasPasskey) await continueSession(context, person, reply);
    return added;
  });
  serve(app, 'PATCH /api/auth/passkeys/{id}', ({ person, params, body }) =>
    renamePasskey(context, person, params.id, body.name),
  );
  serve(app, 'POST /api/auth/passkeys/{id}/remove', async ({ person, params, body, request, reply }) => {
    await requirePasskeyToChange(context, person);
    if (await confirmIdentity(context, person, body.current, callerOf(request, 'portal', context)))
      await continueSession(context, person, reply);
    await removePasskey(context, person, params.id);
  });

  serve(app, 'POST /api/auth/confirm', async ({ person, body, request, reply }) => {
    await confirmSession(context, person, body, callerOf(request, 'portal', context));
    await continueSession(context, person, reply);
  });

  serve(app, 'POST /api/auth/passkey-login/options', () => passkeyLoginOptions(context));
  serve(app, 'POST /api/auth/passkey-login', async ({ body, request, reply }) => {
    const caller = callerOf(request, body.source, context);
    const signedIn = await recordSignIn(context, { way: 'passkey', email: null, caller }, () =>
      passkeyLogin(context, body.response, caller),
    );
    return startSession(context, signedIn, request, reply);
  });
}
