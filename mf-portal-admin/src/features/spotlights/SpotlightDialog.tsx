import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { SpotlightForm, spotlightLimits } from '@park/contract/spotlight-forms';
import { useCommand } from '@park/platform';
import { Button, Dialog, SegmentedControl } from '@park/ui';
import {
  CheckboxField,
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { UploadIcon } from '@park/ui/icons';
import { FileButton } from '@park/ui/pages';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MomentField, useUploadImage } from '../publishing';
import { refreshesSpotlights } from './refreshed-calls';
import { SpotlightCard } from './SpotlightCard';
import styles from './Spotlights.module.css';

const languages = ['en', 'fr'] as const;
const empty = { title: '', text: '', imageAlt: '' };

interface SpotlightDialogProps {
  /** Undefined: a new one. */
  readonly spotlight?: ManagedSpotlight;
  readonly onClose: () => void;
}

/** Texts in both languages, picture, link and time, with the home page's card beside them. */
export function SpotlightDialog({ spotlight, onClose }: SpotlightDialogProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const add = useCommand('POST /api/publishing/spotlights', refreshesSpotlights);
  const change = useCommand('PUT /api/publishing/spotlights/{id}', refreshesSpotlights);
  const { upload, isUploading } = useUploadImage();
  const [startsAt, setStartsAt] = useState(spotlight?.startsAt ?? new Date().toISOString());
  const [endsAt, setEndsAt] = useState(spotlight?.endsAt ?? '');
  const [image, setImage] = useState(
    spotlight?.imageId
      ? { id: spotlight.imageId, url: spotlight.image?.url ?? `/api/files/${spotlight.imageId}` }
      : null,
  );
  const [shownLanguage, setShownLanguage] = useState<'en' | 'fr'>(language);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useForm({
    schema: SpotlightForm,
    defaultValues: {
      texts: spotlight?.texts ?? { en: empty, fr: empty },
      link: spotlight?.link ?? '',
      isPublished: spotlight?.isPublished ?? false,
    },
  });
  const typed = useWatch({ control: form.control });
  const save = async (values: OutputOf<typeof SpotlightForm>): Promise<void> => {
    const body = { ...values, imageId: image?.id ?? null, startsAt, endsAt: endsAt || null };
    const result = spotlight
      ? await change.run({ params: { id: spotlight.id }, body: { ...body, version: spotlight.version } })
      : await add.run({ body });
    if (!result.ok) {
      setFaults(result.error.fields ?? {});
      return form.showProblem(result.error);
    }
    toast.show({ message: t('spotlights.saved') });
    onClose();
  };
  const choose = async (file: File): Promise<void> => {
    const stored = await upload(file);
    if (stored) setImage(stored);
  };
  const title = t(spotlight ? 'spotlights.editTitle' : 'spotlights.add');
  return (
    <Dialog open size="large" closeOnBackdrop={false} title={title} onClose={onClose}>
      <div className={styles.preview}>
        <SegmentedControl
          legend={t('spotlights.preview')}
          options={languages.map((value) => ({ value, label: t(`languageNames.${value}`) }))}
          value={shownLanguage}
          onChange={setShownLanguage}
        />
        <SpotlightCard
          texts={{ ...empty, ...typed.texts?.[shownLanguage] }}
          imageUrl={image?.url ?? null}
          link={typed.link ?? ''}
          lang={shownLanguage}
        />
      </div>
      <Form form={form} label={title} onSubmit={save}>
        {languages.map((one) => (
          <fieldset key={one} className={styles.language}>
            <legend>{t(`languageNames.${one}`)}</legend>
            <TextField
              name={`texts.${one}.title`}
              label={t('spotlights.fields.title')}
              lang={one}
              maxLength={spotlightLimits.title}
              autoComplete="off"
              optional={one === 'fr'}
            />
            <TextAreaField
              name={`texts.${one}.text`}
              label={t('spotlights.fields.text')}
              lang={one}
              rows={2}
              maxLength={spotlightLimits.text}
              optional
            />
            {image && (
              <TextField
                name={`texts.${one}.imageAlt`}
                label={t('spotlights.fields.imageAlt')}
                lang={one}
                maxLength={spotlightLimits.imageAlt}
                autoComplete="off"
              />
            )}
          </fieldset>
        ))}
        <div className={styles.buttons}>
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            icon={<UploadIcon size={16} />}
            busy={isUploading}
            busyText={t('spotlights.uploading')}
            onFile={(file) => void choose(file)}
          >
            {t(image ? 'spotlights.replacePicture' : 'spotlights.addPicture')}
          </FileButton>
          {image && (
            <Button variant="quiet" onClick={() => setImage(null)}>
              {t('spotlights.removePicture')}
            </Button>
          )}
        </div>
        <TextField
          name="link"
          label={t('spotlights.fields.link')}
          help={t('spotlights.linkHelp')}
          autoComplete="off"
          optional
        />
        <MomentField label={t('spotlights.fields.startsAt')} value={startsAt} onChange={setStartsAt} />
        <MomentField
          label={t('spotlights.fields.endsAt')}
          help={t('spotlights.endsAtHelp')}
          error={faults.endsAt && t('spotlights.endsTooEarly')}
          value={endsAt}
          optional
          onChange={setEndsAt}
        />
        <CheckboxField name="isPublished" label={t('spotlights.fields.isPublished')} />
        <SubmitButton busyText={t('spotlights.saving')}>{t('spotlights.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
