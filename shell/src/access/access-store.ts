import type { AccessDecisions, SessionState } from '@park/platform';
import type { ReadableStore } from '@park/platform/host';
import { accessDecisions } from './access-decisions';

/** Decisions for whoever the session holds; the same object as long as person and company stay the same. */
export function createAccessStore(
  session: ReadableStore<Pick<SessionState, 'user' | 'company'>>,
): ReadableStore<AccessDecisions> {
  let { user, company } = session.getState();
  let decisions = accessDecisions(user, company);
  return {
    getState() {
      const now = session.getState();
      if (now.user !== user || now.company !== company) {
        ({ user, company } = now);
        decisions = accessDecisions(user, company);
      }
      return decisions;
    },
    subscribe: (listener) => session.subscribe(listener),
  };
}
