import { useCommand, type CallError } from '@park/platform';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { openPendingWindow } from './pending-window';

export type TicketingProblem = { readonly kind: 'blocked' } | { readonly kind: 'refused'; readonly error: CallError };

export interface Ticketing {
  readonly open: () => Promise<void>;
  readonly isOpening: boolean;
  readonly problem: TicketingProblem | undefined;
}

/** Adds the token to the query parameters of the configured address. */
export function addressWithToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** Opens ticketing with a single-use token, valid for a minute and fetched on click (AMB-39). */
export function useTicketing(address: string): Ticketing {
  const { t } = usePortalTexts();
  const handoff = useCommand('POST /api/auth/handoff');
  const [problem, setProblem] = useState<TicketingProblem>();

  async function open() {
    if (handoff.isRunning) return;
    setProblem(undefined);
    const opened = openPendingWindow(t('services.ticketing.opening'));
    if (!opened) {
      setProblem({ kind: 'blocked' });
      return;
    }
    const result = await handoff.run({ body: { audience: 'ticketing', returnTo: '/portal' } });
    if (result.ok) {
      opened.goTo(addressWithToken(address, result.data.token));
    } else {
      opened.close();
      setProblem({ kind: 'refused', error: result.error });
    }
  }

  return { open, isOpening: handoff.isRunning, problem };
}
