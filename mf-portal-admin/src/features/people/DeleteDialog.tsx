import type { PersonRow } from '@park/contract';
import { useCall, useCommand } from '@park/platform';
import { ConfirmDialog, ErrorPanel, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DepartureEffects } from './DepartureEffects';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { Succession, type Successor } from './Succession';

/** Deletes a person for good: shows what it settles and asks what happens to the room bookings. */
export function DeleteDialog({ person, onClose }: { readonly person: PersonRow; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const preview = useCall('GET /api/users/{hashedId}/departure', { params: { hashedId: person.hashedId } });
  const remove = useCommand('DELETE /api/users/{hashedId}', refreshesPeople);
  const [successor, setSuccessor] = useState<Successor>(null);
  const [isMissing, setIsMissing] = useState(false);
  const hasBookings = preview.data?.effects.some(({ kind }) => kind === 'roomBookings') ?? false;
  const [error, setError] = useState<Parameters<typeof ErrorPanel>[0]['error']>();

  async function confirm() {
    if (successor === '') return setIsMissing(true);
    const result = await remove.run({
      params: { hashedId: person.hashedId },
      query: successor === null ? {} : { handOverTo: successor },
    });
    if (!result.ok) return setError(result.error);
    onClose();
    showToast({ message: t('people.delete.done') });
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('people.delete.title', { name: personName(person) })}
      confirmText={t('people.delete.confirm')}
      busy={remove.isRunning}
      busyText={t('people.delete.running')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{t('people.delete.lead')}</p>
        <DepartureEffects preview={preview} />
        {hasBookings && (
          <Succession
            person={person}
            value={successor}
            onChange={setSuccessor}
            error={isMissing && successor === '' ? t('people.delete.chooseColleague') : undefined}
          />
        )}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </ConfirmDialog>
  );
}
