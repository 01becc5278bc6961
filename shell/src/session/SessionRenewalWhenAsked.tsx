/** The dialog to sign in again is loaded only when a session has ended. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { onDemandPart, usePart } from '../on-demand/on-demand-part';
import { useSessionControl } from './SessionProvider';

const dialog = onDemandPart(
  async () => (await import(/* webpackChunkName: "session-renewal" */ './SessionRenewalDialog')).SessionRenewalDialog,
);

export function SessionRenewalWhenAsked() {
  const { renewal } = useSessionControl();
  return useStore(renewal.store, ({ isAsked }) => isAsked) ? <LoadedDialog /> : null;
}

function LoadedDialog() {
  const { renewal } = useSessionControl();
  const state = usePart(dialog);
  const { status } = state;
  // Without the dialog nobody can sign in, so the calls that wait fail as they did.
  useEffect(() => {
    if (status === 'failed') renewal.settle(false);
  }, [status, renewal]);
  return state.status === 'loaded' ? <state.Part /> : null;
}
