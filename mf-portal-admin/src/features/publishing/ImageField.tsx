import { Button, Field, GeneratedCover, TextInput } from '@park/ui';
import { UploadIcon } from '@park/ui/icons';
import { FileButton } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';
import type { Publication } from './use-publication';
import { useUploadImage } from './use-upload-image';

const middle = { x: 50, y: 50 };

/** The cover: dropped or chosen, and the point that stays visible when it is cut. */
export function ImageField({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { body, record, set } = publication;
  const { upload, isUploading } = useUploadImage();
  const [uploaded, setUploaded] = useState<{ id: string; url: string }>();
  const choose = async (file: File | undefined) => {
    const stored = file && (await upload(file));
    if (!stored) return;
    setUploaded(stored);
    set({ imageId: stored.id, imageFocus: null });
  };
  const known = record?.imageId === body.imageId ? record?.image?.url : undefined;
  const url = body.imageId && (uploaded?.id === body.imageId ? uploaded.url : (known ?? `/api/files/${body.imageId}`));
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose([...event.dataTransfer.files].find(({ type }) => type.startsWith('image/')));
      }}
    >
      {url ? (
        <FocusPicker url={url} focus={body.imageFocus ?? middle} onFocus={(imageFocus) => set({ imageFocus })} />
      ) : (
        <div className={styles.picture} aria-hidden="true">
          <GeneratedCover title={body.texts.en?.title || body.texts.fr?.title || ' '} />
        </div>
      )}
      <p className={styles.facts}>{t(url ? 'publishing.focusHelp' : 'publishing.noPicture')}</p>
      <div className={styles.buttons}>
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          icon={<UploadIcon size={16} />}
          busy={isUploading}
          busyText={t('publishing.editor.uploading')}
          onFile={(file) => void choose(file)}
        >
          {t(url ? 'publishing.replacePicture' : 'publishing.addPicture')}
        </FileButton>
        {url && (
          <Button variant="quiet" onClick={() => set({ imageId: null, imageFocus: null })}>
            {t('publishing.removePicture')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FocusPickerProps {
  readonly url: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly onFocus: (focus: { x: number; y: number }) => void;
}

/** By pointer on the picture, or by number. */
function FocusPicker({ url, focus, onFocus }: FocusPickerProps) {
  const { t } = usePortalTexts();
  const limited = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          onFocus({
            x: limited(((clientX - box.left) / box.width) * 100),
            y: limited(((clientY - box.top) / box.height) * 100),
          });
        }}
      >
        <img src={url} alt="" />
        <span
          className={styles.focus}
          style={{ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as React.CSSProperties}
        />
      </button>
      <div className={styles.pair}>
        {(['x', 'y'] as const).map((axis) => (
          <Field key={axis} label={t(`publishing.focus.${axis}`)}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                min={0}
                max={100}
                step={5}
                value={focus[axis]}
                onChange={({ target }) => onFocus({ ...focus, [axis]: limited(Number(target.value)) })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
