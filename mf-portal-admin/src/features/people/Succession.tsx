import type { PersonRow } from '@park/contract';
import { formatQueryFilters, useCall } from '@park/platform';
import { Field, RadioGroup, Select } from '@park/ui';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { personName } from './person-name';

/** `hashedId` of the colleague who inherits room bookings; '' if none is chosen yet, null: they are cancelled. */
export type Successor = string | null;

export interface SuccessionProps {
  readonly person: PersonRow;
  readonly value: Successor;
  readonly onChange: (value: Successor) => void;
  /** Shown at the choice of the colleague. */
  readonly error?: string | undefined;
}

/** What happens to the room bookings of a person who leaves or is deleted. */
export function Succession({ person, value, onChange, error }: SuccessionProps) {
  const { t } = usePortalTexts();
  const radioId = useId();
  const selectId = useId();
  const handsOver = value !== null;
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
        onChange={(next) => onChange(next === 'handOver' ? '' : null)}
        options={[
          { value: 'cancel', label: t('people.leave.cancel') },
          { value: 'handOver', label: t('people.leave.handOver') },
        ]}
      />
      {handsOver && (
        <Field id={selectId} label={t('people.leave.colleague')} error={error}>
          {(control) => (
            <Select
              {...control}
              placeholder
              value={value}
              onChange={(event) => onChange(event.target.value)}
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
