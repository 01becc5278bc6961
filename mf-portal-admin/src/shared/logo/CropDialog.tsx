import { useCommand, type CallError } from '@park/platform';
import { Button, Dialog, ErrorPanel, Field, Notice, useToast, useUiTexts } from '@park/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CropDialog.module.css';

interface CropDialogProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly image: ImageBitmap;
  readonly onClose: () => void;
}

const side = 512;
const axes = ['zoom', 'horizontal', 'vertical'] as const;
type Crop = Record<(typeof axes)[number], number>;
/** Percent: at zoom 100 the whole image fits; 50 is the middle. */
const start: Crop = { zoom: 100, horizontal: 50, vertical: 50 };
const ranges: Record<(typeof axes)[number], { min: number; max: number }> = {
  zoom: { min: 100, max: 400 },
  horizontal: { min: 0, max: 100 },
  vertical: { min: 0, max: 100 },
};

function draw(canvas: HTMLCanvasElement | null, image: ImageBitmap, { zoom, horizontal, vertical }: Crop): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const scale = (side / Math.max(image.width, image.height)) * (zoom / 100);
  const [width, height] = [image.width * scale, image.height * scale];
  context.clearRect(0, 0, side, side);
  context.drawImage(image, (side - width) * (horizontal / 100), (side - height) * (vertical / 100), width, height);
}

/** Crops an image to a square, by sliders that also work from the keyboard, with a preview on light and dark. */
export function CropDialog({ company, image, onClose }: CropDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show } = useToast();
  const baseId = useId();
  const light = useRef<HTMLCanvasElement>(null);
  const dark = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(start);
  const [error, setError] = useState<CallError>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const save = useCommand('PUT /api/companies/{id}/logo', {
    refreshes: ['GET /api/publishing/logos', 'GET /api/companies'],
  });
  useEffect(() => {
    draw(light.current, image, crop);
    draw(dark.current, image, crop);
  }, [image, crop]);

  async function send() {
    const blob = await new Promise<Blob | null>((resolve) => light.current?.toBlob(resolve, 'image/png'));
    setIsUnreadable(!blob);
    if (!blob) return;
    const body = new FormData();
    body.set('image', blob, 'logo.png');
    const result = await save.run({ params: { id: company.id }, body });
    if (!result.ok) return setError(result.error);
    show({ message: t('people.companyEdit.logo.saved') });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('people.companyEdit.logo.dialogOf', { name: company.name })}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            busy={save.isRunning}
            busyText={t('people.companyEdit.logo.saving')}
            onClick={() => void send()}
          >
            {t('people.companyEdit.logo.save')}
          </Button>
        </>
      }
    >
      <div className={styles.main}>
        <div className={styles.shades}>
          <figure className={styles.light}>
            <canvas ref={light} width={side} height={side} role="img" aria-label={t('people.companyEdit.logo.light')} />
          </figure>
          <figure className={styles.dark}>
            <canvas ref={dark} width={side} height={side} role="img" aria-label={t('people.companyEdit.logo.dark')} />
          </figure>
        </div>
        {axes.map((axis) => (
          <Field key={axis} id={`${baseId}-${axis}`} label={t(`people.companyEdit.logo.${axis}`)}>
            {(control) => (
              <input
                {...control}
                type="range"
                {...ranges[axis]}
                value={crop[axis]}
                onChange={(event) => setCrop({ ...crop, [axis]: Number(event.target.value) })}
              />
            )}
          </Field>
        ))}
        {isUnreadable && (
          <Notice tone="danger" announce>
            {t('people.companyEdit.logo.unreadable')}
          </Notice>
        )}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </div>
    </Dialog>
  );
}
