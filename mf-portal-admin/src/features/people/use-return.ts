import type { PersonRow } from '@park/contract';
import { useCommand } from '@park/platform';
import { useToast, useTranslate } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';

/** Undoes that a person left, and says so. */
export function useReturn() {
  const { t } = usePortalTexts();
  const translate = useTranslate();
  const { show: showToast } = useToast();
  const { isRunning, run } = useCommand('POST /api/users/{hashedId}/return', refreshesPeople);
  return {
    isRunning,
    async run(person: Pick<PersonRow, 'hashedId' | 'firstName' | 'lastName'>) {
      const result = await run({ params: { hashedId: person.hashedId } });
      showToast(
        result.ok
          ? { message: t('people.leave.undone', { name: personName(person) }) }
          : { message: translate(result.error.key, result.error.values) ?? result.error.key, tone: 'danger' },
      );
    },
  };
}
