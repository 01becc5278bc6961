import type { PersonDetail } from '@park/contract/people';
import { useCommand } from '@park/platform';
import { Checkbox, ConfirmDialog, ErrorPanel, useToast } from '@park/ui';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './People.module.css';
import { personName } from './person-name';

/** Signs a person out everywhere, for example after a device was lost. */
export function EndSessionsDialog({
  person,
  onClose,
}: {
  readonly person: PersonDetail;
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const id = useId();
  const name = personName(person);
  const end = useCommand('POST /api/users/{hashedId}/end-sessions');
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const [error, setError] = useState<Parameters<typeof ErrorPanel>[0]['error']>();

  async function confirm() {
    const result = await end.run({ params: { hashedId: person.hashedId }, body: { removesPasskeys } });
    if (!result.ok) return setError(result.error);
    onClose();
    showToast({ message: t('people.endSessions.done', { name, count: result.data.sessions }) });
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
