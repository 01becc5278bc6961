import { useCommand } from '@park/platform';
import { Button, Cluster, useErrorToast } from '@park/ui';
import { FieldGroup, FileButton } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';

interface Picture {
  readonly id: string | null;
  readonly url: string | null;
}

/** Uploads a picture at once; it belongs to the room when the room is saved. */
export function PictureField({
  url,
  onChange,
}: {
  readonly url: string | null;
  readonly onChange: (picture: Picture) => void;
}) {
  const { t } = useRoomTexts();
  const showError = useErrorToast();
  const upload = useCommand('POST /api/rooms/images');

  async function send(file: File): Promise<void> {
    const body = new FormData();
    body.append('image', file);
    const result = await upload.run({ body }, { isLongRunning: true });
    if (result.ok) onChange({ id: result.data.imageId, url: result.data.image.url });
    else showError(result.error);
  }

  return (
    <FieldGroup legend={t('manage.form.image')}>
      {url && <img className={styles.picture} src={url} alt="" />}
      <Cluster>
        <FileButton
          size="small"
          accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
          busy={upload.isRunning}
          onFile={(file) => void send(file)}
        >
          {t('manage.form.chooseImage')}
        </FileButton>
        {url && (
          <Button size="small" variant="quiet" onClick={() => onChange({ id: null, url: null })}>
            {t('manage.form.removeImage')}
          </Button>
        )}
      </Cluster>
    </FieldGroup>
  );
}
