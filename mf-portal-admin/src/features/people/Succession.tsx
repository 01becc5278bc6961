import type { PersonRow } from '@park/contract';
import { formatQueryFilters, useCall } from '@park/platform';
import { Field, RadioGroup, Select } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { personName } from './person-name';
import type { useDeparture } from './use-departure';

export interface SuccessionProps {
  readonly person: PersonRow;
  readonly departure: Pick<ReturnType<typeof useDeparture>, 'successor' | 'setSuccessor' | 'isSuccessorMissing'>;
}

/** What happens to the room bookings of a person who leaves or is deleted. */
export function Succession({ person, departure: { successor, setSuccessor, isSuccessorMissing } }: SuccessionProps) {
  const { t } = usePortalTexts();
  const radioId = useId();
  const selectId = useId();
  const handsOver = successor !== null;
  const colleagues = useCall('GET /api/users/query', {
    query: { queryFilters: formatQueryFilters({ company: [person.companyId] }), fetchAll: true },
  });
  return (
    <>
      <RadioGroup
        id={radioId}
        name="bookings"
        legend={t('people.leave.bookings')}
        value={handsOver ? 'handOver' : 'cancel'}
        onChange={(next) => setSuccessor(next === 'handOver' ? '' : null)}
        options={[
          { value: 'cancel', label: t('people.leave.cancel') },
          { value: 'handOver', label: t('people.leave.handOver') },
        ]}
      />
      {handsOver && colleagues.status === 'failed' && (
        <LoadError compact error={colleagues.error} onRetry={colleagues.retry} isRetrying={colleagues.isRefreshing} />
      )}
      {handsOver && colleagues.status !== 'failed' && (
        <Field
          id={selectId}
          label={t('people.leave.colleague')}
          error={isSuccessorMissing && t('people.leave.chooseColleague')}
        >
          {(control) => (
            <Select
              {...control}
              placeholder
              value={successor}
              onChange={(event) => setSuccessor(event.target.value)}
              options={(colleagues.data?.items ?? [])
                .filter(({ hashedId }) => hashedId !== person.hashedId)
                .map((colleague) => ({ value: colleague.hashedId, label: personName(colleague) }))}
            />
          )}
        </Field>
      )}
    </>
  );
}
