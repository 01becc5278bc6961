import type { PersonRow } from '@park/contract';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';

/** Restores the membership of a person who left, and shows the result. `run` returns whether it succeeded. */
export function useReturn() {
  const { t } = usePortalTexts();
  const showError = useErrorToast();
  const { show: showToast } = useToast();
  const { isRunning, run } = useCommand('POST /api/users/{hashedId}/return', refreshesPeople);
  return {
    isRunning,
    async run(person: Pick<PersonRow, 'hashedId' | 'firstName' | 'lastName'>) {
      const result = await run({ params: { hashedId: person.hashedId } });
      if (result.ok) showToast({ message: t('people.leave.undone', { name: personName(person) }) });
      else showError(result.error);
      return result.ok;
    },
  };
}
