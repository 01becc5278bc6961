import { minuteMs } from '@park/domain';
import type { CheckAccount } from '@park/contract/release-checks';
import type { AppContext } from '../../core/context/app-context';
import { serve, type AppServer } from '../../http/serve';
import { endCheckSessions, startCheckSession } from '../auth';
import { claimCheck, finishCheck, reportProgress, requestCheck } from './check-queue';
import { shipperOf } from './shipper';

export function checkRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/releases/{remote}/versions/{version}/browser-check', ({ params, ...caller }) =>
    requestCheck(context, { ...params, shipper: shipperOf(caller) }),
  );
  serve(app, 'POST /api/releases/checks/claim', async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    const claimed = await claimCheck(context, body.browser);
    return { assignment: claimed && { ...claimed, accounts: await openAccounts(context) } };
  });
  serve(app, 'POST /api/releases/checks/{id}/progress', ({ params, body }) =>
    reportProgress(context, { ...params, ...body }),
  );
  serve(app, 'POST /api/releases/checks/{id}/result', async ({ params, body }) => {
    await finishCheck(context, { ...params, ...body });
    await endCheckSessions(context);
  });
}

const sessionMs = 30 * minuteMs;

/** Signs the check accounts in. One that does not exist any more is left out. */
async function openAccounts(context: AppContext): Promise<CheckAccount[]> {
  await endCheckSessions(context);
  const accounts: CheckAccount[] = [];
  for (const email of context.configuration.checkAccounts) {
    const session = await startCheckSession(context, { email, lifetimeMs: sessionMs });
    if (session) accounts.push(session);
    else context.log.warn({ account: email.split('@')[0] }, 'a check account cannot sign in');
  }
  return accounts;
}
