import type { PersonRow } from '@park/contract';
import { useCommand } from '@park/platform';
import { Button, Dialog, ErrorPanel, useToast, useUiTexts, type ShownError } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DepartureEffects } from './DepartureEffects';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { Succession } from './Succession';
import { useDeparture } from './use-departure';
import { useReturn } from './use-return';

interface LeaveDialogProps {
  readonly person: PersonRow;
  readonly onClose: () => void;
  /** The person has left, so the row with its buttons disappears. */
  readonly onLeft: () => void;
}

/** Ends a membership: shows what it settles and asks what happens to the room bookings. */
export function LeaveDialog({ person, onClose, onLeft }: LeaveDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show: showToast } = useToast();
  const name = personName(person);
  const departure = useDeparture(person);
  const comeBack = useReturn();
  const leave = useCommand('POST /api/users/{hashedId}/leave', refreshesPeople);
  const [error, setError] = useState<ShownError>();

  async function confirm() {
    if (!departure.check()) return;
    const result = await leave.run({
      params: { hashedId: person.hashedId },
      body: { version: person.version, handOverTo: departure.successor },
    });
    if (!result.ok) return setError(result.error);
    onLeft();
    showToast({
      message: t('people.leave.done', { name }),
      action: { label: t('people.leave.undo'), run: () => void comeBack.run(person) },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.leave.title', { name })}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="danger"
            busy={leave.isRunning}
            busyText={t('people.leave.running')}
            onClick={() => void confirm()}
          >
            {t('people.leave.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('people.leave.lead')}</p>
        <DepartureEffects preview={departure.preview} />
        {departure.hasBookings && <Succession person={person} departure={departure} />}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </Dialog>
  );
}
