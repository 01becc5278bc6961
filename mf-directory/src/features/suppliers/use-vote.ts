/** Recommends a supplier optimistically; reverted if the server refuses. */
import type { Supplier } from '@park/contract/suppliers';
import { useCommand, useOptimisticValue } from '@park/platform';
import { useErrorToast } from '@park/ui';
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
  const { shown: hasVoted, change } = useOptimisticValue(supplier.hasVoted, async (wanted) => {
    const result = await command.run({ params: { id: supplier.id }, body: { hasVoted: wanted } });
    if (!result.ok) showError(result.error, t('suppliers.voteFailed', { name: supplier.name }));
    return result;
  });
  // The list does not count a vote that is not stored yet.
  const votes = supplier.votes + Number(hasVoted) - Number(supplier.hasVoted);
  return { votes, hasVoted, toggle: () => void change(!hasVoted) };
}
