import type { PersonRow } from '@park/contract';
import { useCommand } from '@park/platform';
import { ConfirmDialog, ErrorPanel, useToast, type ShownError } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DepartureEffects } from './DepartureEffects';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { Succession } from './Succession';
import { useDeparture } from './use-departure';

interface DeleteDialogProps {
  readonly person: PersonRow;
  readonly onClose: () => void;
  /** The person is deleted, so the row with its buttons disappears. */
  readonly onDeleted: () => void;
}

/** Deletes a person for good: shows what it settles and asks what happens to the room bookings. */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const departure = useDeparture(person);
  const { successor } = departure;
  const remove = useCommand('DELETE /api/users/{hashedId}', refreshesPeople);
  const [error, setError] = useState<ShownError>();

  async function confirm() {
    if (!departure.check()) return;
    const result = await remove.run({
      params: { hashedId: person.hashedId },
      query: successor === null ? {} : { handOverTo: successor },
    });
    if (!result.ok) return setError(result.error);
    onDeleted();
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
        <DepartureEffects preview={departure.preview} />
        {departure.hasBookings && <Succession person={person} departure={departure} />}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </ConfirmDialog>
  );
}
