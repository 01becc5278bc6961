import { useCommand, useProfileUpdate, type CallError, type SessionUser } from '@park/platform';
import { Avatar, Button, ConfirmDialog, ErrorPanel, useToast } from '@park/ui';
import { FileField, FocusFrame, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Account.module.css';

export function PictureField({ user }: { readonly user: SessionUser }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const updateProfile = useProfileUpdate();
  const save = useCommand('PUT /api/users/user/picture', { refreshes: ['GET /api/users', 'GET /api/portal'] });
  const remove = useCommand('DELETE /api/users/user/picture', { refreshes: ['GET /api/users', 'GET /api/portal'] });
  const [error, setError] = useState<CallError>();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // The button disappears with the picture.
  const focusFrame = useFocusAfterRender(frame);

  async function send(file: File) {
    const body = new FormData();
    body.set('image', file);
    const result = await save.run({ body });
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return;
    updateProfile({ picture: result.data.picture });
    show({ message: t('people.portal.account.pictureSaved') });
  }

  async function clear() {
    const result = await remove.run();
    setIsAsking(false);
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return;
    updateProfile({ picture: null });
    focusFrame();
    show({ message: t('people.portal.account.pictureRemoved') });
  }

  return (
    <FocusFrame ref={frame} className={styles.stack}>
      <Avatar name={`${user.firstName} ${user.lastName}`} picture={user.picture} size="large" />
      <FileField
        label={t('people.portal.account.choose')}
        help={t('people.portal.account.pictureHelp')}
        accept="image/png,image/jpeg,image/webp"
        disabled={save.isRunning}
        onFile={(file) => void send(file)}
      />
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      {user.picture && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
            {t('people.portal.account.remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('people.portal.account.removeQuestion')}
        confirmText={t('people.portal.account.remove')}
        busy={remove.isRunning}
        busyText={t('people.portal.account.removing')}
        onConfirm={() => void clear()}
        onClose={() => setIsAsking(false)}
      >
        {t('people.portal.account.removeResult')}
      </ConfirmDialog>
    </FocusFrame>
  );
}
