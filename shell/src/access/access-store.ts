import type { AccessDecisions, SessionState } from '@park/platform';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { accessDecisions } from './access-decisions';

type Holder = Pick<SessionState, 'user' | 'company'>;

/** Decisions for the person of the session; the same object as long as person and company do not change. */
export function createAccessStore(
  session: Pick<StoreApi<Holder>, 'getState' | 'subscribe'>,
): Pick<StoreApi<AccessDecisions>, 'getState' | 'getInitialState' | 'subscribe'> {
  const decide = ({ user, company }: Holder) => accessDecisions(user, company);
  const store = createStore<AccessDecisions>(() => decide(session.getState()));
  session.subscribe((now, before) => {
    if (now.user !== before.user || now.company !== before.company) store.setState(decide(now), true);
  });
  return store;
}
