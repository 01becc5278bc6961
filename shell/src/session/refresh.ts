import { isSessionCheckDue } from '@park/domain';
import type { SessionCore } from './session-core';
import { refreshOutcome } from './refresh-outcome';
import type { SessionCalls } from './session-calls';

/**
 * Loads user and company if somebody is logged in and the last check is at least 23 hours old (AUTH-17 to AUTH-23).
 * Waits for both responses. Storage is read before and after, so that another tab's logout, login or refresh counts;
 * responses for a previous session are dropped (AMB-35).
 */
export function createRefresh(core: SessionCore, calls: SessionCalls, clock: () => Date): () => Promise<void> {
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    core.rehydrate();
    const { isLoggedIn, isLoggingIn, lastUserCheck } = core.getState();
    if (!isLoggedIn || isLoggingIn || !isSessionCheckDue(lastUserCheck, clock().getTime())) return;
    const generation = core.generation();
    const [user, company] = await Promise.all([calls.currentUser(), calls.currentCompany()]);
    core.rehydrate();
    if (core.generation() !== generation) return;
    const outcome = refreshOutcome(user, company);
    if (outcome === 'logout') core.logout();
    if (outcome === 'update' && user.ok && company.ok) core.confirm(user.data, company.data);
  }

  return () => {
    running ??= run()
      .catch(() => {})
      .finally(() => {
        running = null;
      });
    return running;
  };
}
