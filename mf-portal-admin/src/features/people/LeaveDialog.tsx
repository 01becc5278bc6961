import type { PersonRow } from '@park/contract';
import { useCall, useCommand } from '@park/platform';
import { Button, Dialog, ErrorPanel, useToast, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DepartureEffects } from './DepartureEffects';
import styles from './People.module.css';
import { personName } from './person-name';
import { refreshesPeople } from './refreshed-calls';
import { Succession, type Successor } from './Succession';
import { useReturn } from './use-return';

/** Ends a membership: shows what it settles and asks what happens to the room bookings. */
export function LeaveDialog({ person, onClose }: { readonly person: PersonRow; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show: showToast } = useToast();
  const name = personName(person);
  const [successor, setSuccessor] = useState<Successor>(null);
  const comeBack = useReturn();
  const preview = useCall('GET /api/users/{hashedId}/departure', { params: { hashedId: person.hashedId } });
  const leave = useCommand('POST /api/users/{hashedId}/leave', refreshesPeople);
  const [error, setError] = useState<Parameters<typeof ErrorPanel>[0]['error']>();
  const hasBookings = preview.data?.effects.some(({ kind }) => kind === 'roomBookings') ?? false;

  async function confirm() {
    const result = await leave.run({
      params: { hashedId: person.hashedId },
      body: { version: person.version, handOverTo: successor },
    });
    if (!result.ok) return setError(result.error);
    onClose();
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
            disabled={successor === ''}
            onClick={() => void confirm()}
          >
            {t('people.leave.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('people.leave.lead')}</p>
        <DepartureEffects preview={preview} />
        {hasBookings && <Succession person={person} value={successor} onChange={setSuccessor} />}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </Dialog>
  );
}
