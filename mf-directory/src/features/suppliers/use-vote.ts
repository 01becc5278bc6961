/** Recommends a supplier optimistically; reverted if the server refuses. */
import type { Supplier } from '@park/contract/suppliers';
import { useCommand } from '@park/platform';
import { useErrorToast } from '@park/ui';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

export interface Vote {
  readonly votes: number;
  readonly hasVoted: boolean;
  readonly toggle: () => void;
}

export function useVote(supplier: Supplier): Vote {
  const { t } = useDirectoryTexts();
  const showError = useErrorToast();
  const command = useCommand('POST /api/approved-suppliers/{id}/vote', { refreshes: ['GET /api/approved-suppliers'] });
  // The pressed state applies until the list loads a new state for this supplier.
  const [pressed, setPressed] = useState<{ over: Supplier; votes: number; hasVoted: boolean } | null>(null);
  const { votes, hasVoted } = pressed?.over === supplier ? pressed : supplier;

  const toggle = async () => {
    if (command.isRunning) return;
    setPressed({ over: supplier, votes: votes + (hasVoted ? -1 : 1), hasVoted: !hasVoted });
    const result = await command.run({ params: { id: supplier.id } });
    // Use the state of the response: the person may have voted in another window.
    if (result.ok) return setPressed({ over: supplier, ...result.data });
    setPressed(null);
    showError(result.error, t('suppliers.voteFailed', { name: supplier.name }));
  };
  return { votes, hasVoted, toggle: () => void toggle() };
}
