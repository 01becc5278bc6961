import { type SpotlightForm } from '@park/contract/spotlight-forms';
import { Button, ErrorPanel, type ShownError } from '@park/ui';
import {
  CheckboxField,
  TextAreaField,
  TextField,
  useErrorText,
  type InputOf,
  type OutputOf,
  type ParkForm,
} from '@park/ui/form';
import { UploadIcon } from '@park/ui/icons';
import { FileButton } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MomentField, useUploadImage } from '../publishing';
import styles from './Spotlights.module.css';
import { spotlightLanguages, type Picture, type SpotlightValues } from './spotlight-values';

// The values that the schema does not know are read and set by name.
type Form = ParkForm<InputOf<typeof SpotlightForm> & Record<string, unknown>, OutputOf<typeof SpotlightForm>>;

interface SpotlightFieldsProps {
  readonly form: Form;
  readonly values: SpotlightValues;
}

export function SpotlightFields({ form, values }: SpotlightFieldsProps) {
  const { t } = usePortalTexts();
  const errorText = useErrorText();
  const { startsAt, endsAt, image } = values;
  const { errors } = form.formState;
  const setMoment = (name: 'startsAt' | 'endsAt') => (at: string) => form.setValue(name, at, { shouldDirty: true });
  return (
    <>
      {spotlightLanguages.map((one) => (
        <fieldset key={one} className={styles.language}>
          <legend>{t(`languageNames.${one}`)}</legend>
          <TextField
            name={`texts.${one}.title`}
            label={t('spotlights.fields.title')}
            lang={one}
            autoComplete="off"
            optional={one === 'fr'}
          />
          <TextAreaField name={`texts.${one}.text`} label={t('spotlights.fields.text')} lang={one} rows={2} optional />
          {image && (
            <TextField
              name={`texts.${one}.imageAlt`}
              label={t('spotlights.fields.imageAlt')}
              lang={one}
              autoComplete="off"
            />
          )}
        </fieldset>
      ))}
      <PictureField image={image} onChange={(next) => form.setValue('image', next, { shouldDirty: true })} />
      <TextField
        name="link"
        label={t('spotlights.fields.link')}
        help={t('spotlights.linkHelp')}
        autoComplete="off"
        optional
      />
      <MomentField
        label={t('spotlights.fields.startsAt')}
        error={errors.startsAt && errorText({ key: String(errors.startsAt.type) })}
        value={startsAt}
        onChange={setMoment('startsAt')}
      />
      <MomentField
        label={t('spotlights.fields.endsAt')}
        help={t('spotlights.endsAtHelp')}
        error={errors.endsAt && t('spotlights.endsTooEarly')}
        value={endsAt}
        optional
        onChange={setMoment('endsAt')}
      />
      <CheckboxField name="isPublished" label={t('spotlights.fields.isPublished')} />
    </>
  );
}

interface PictureFieldProps {
  readonly image: Picture | null;
  readonly onChange: (image: Picture | null) => void;
}

function PictureField({ image, onChange }: PictureFieldProps) {
  const { t } = usePortalTexts();
  const [error, setError] = useState<ShownError>();
  // Shown here, because a toast is behind the dialog.
  const { upload, isUploading } = useUploadImage(setError);
  const choose = async (file: File): Promise<void> => {
    setError(undefined);
    const stored = await upload(file);
    if (stored) onChange({ id: stored.id, url: stored.url });
  };
  return (
    <>
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
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('spotlights.removePicture')}
          </Button>
        )}
      </div>
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
    </>
  );
}
