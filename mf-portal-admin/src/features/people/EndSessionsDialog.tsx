import type { PersonDetail } from '@park/contract/people';
import { useCommand } from '@park/platform';
import { Checkbox, ConfirmDialog, ErrorPanel, type ShownError } from '@park/ui';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './People.module.css';
import { personName } from './person-name';

interface EndSessionsDialogProps {
  readonly person: PersonDetail;
  /** Receives the number of sessions that ended. */
  readonly onEnded: (count: number) => void;
  readonly onClose: () => void;
}

/** Signs a person out everywhere, for example after a device was lost. */
export function EndSessionsDialog({ person, onEnded, onClose }: EndSessionsDialogProps) {
  const { t } = usePortalTexts();
  const id = useId();
  const name = personName(person);
  const end = useCommand('POST /api/users/{hashedId}/end-sessions');
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const [error, setError] = useState<ShownError>();

  async function confirm() {
    const result = await end.run({ params: { hashedId: person.hashedId }, body: { removesPasskeys } });
    if (!result.ok) return setError(result.error);
    onEnded(result.data.sessions);
  }

  return (
    <ConfirmDialog
      open
      title={t('people.endSessions.title', { name })}
      confirmText={t('people.endSessions.confirm')}
      busy={end.isRunning}
      busyText={t('people.endSessions.running')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{t('people.endSessions.lead', { name })}</p>
        <Checkbox
          id={id}
          label={t('people.endSessions.passkeys')}
          checked={removesPasskeys}
          onChange={(event) => setRemovesPasskeys(event.target.checked)}
        />
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </ConfirmDialog>
  );
}
