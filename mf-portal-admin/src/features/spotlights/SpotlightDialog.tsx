import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { SpotlightForm } from '@park/contract/spotlight-forms';
import { useCommand, useServices } from '@park/platform';
import { SegmentedControl, useToast } from '@park/ui';
import { FormDialog, useForm, useWatch, type OutputOf } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpotlights } from './refreshed-calls';
import { SpotlightCard } from './SpotlightCard';
import { SpotlightFields } from './SpotlightFields';
import styles from './Spotlights.module.css';
import { emptyValues, spotlightLanguages, valuesOf, type SpotlightValues } from './spotlight-values';
import { useConflictFields } from './use-conflict-fields';

interface SpotlightDialogProps {
  /** Undefined: a new one. */
  readonly spotlight?: ManagedSpotlight;
  readonly onClose: () => void;
}

/** Texts in both languages, picture, link and time, below the home page's card. */
export function SpotlightDialog({ spotlight, onClose }: SpotlightDialogProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const { clock } = useServices();
  const add = useCommand('POST /api/publishing/spotlights', refreshesSpotlights);
  const change = useCommand('PUT /api/publishing/spotlights/{id}', refreshesSpotlights);
  const [shownLanguage, setShownLanguage] = useState<'en' | 'fr'>(language);
  const [initial] = useState(() => (spotlight ? valuesOf(spotlight) : emptyValues(clock())));
  const form = useForm({ schema: SpotlightForm, defaultValues: initial });
  const { base, conflict, showConflict } = useEditConflict(spotlight);
  const conflictFields = useConflictFields();
  const values = useWatch({ control: form.control }) as SpotlightValues;
  const save = async (output: OutputOf<typeof SpotlightForm>): Promise<void> => {
    // The schema has no times and no picture, so its output has none.
    const { startsAt, endsAt, image } = form.getValues() as SpotlightValues;
    const body = { ...output, imageId: image?.id ?? null, startsAt, endsAt: endsAt || null };
    const result = base
      ? await change.run({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await add.run({ body });
    if (!result.ok) return showConflict(result.error) ? undefined : form.showProblem(result.error);
    toast.show({ message: t('spotlights.saved') });
    return onClose();
  };
  return (
    <FormDialog
      size="large"
      title={t(spotlight ? 'spotlights.editTitle' : 'spotlights.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('spotlights.save')}
      busyText={t('spotlights.saving')}
    >
      <EditConflict form={form} conflict={conflict} valuesOf={valuesOf} fields={conflictFields} />
      <div className={styles.preview}>
        <SegmentedControl
          legend={t('spotlights.preview')}
          options={spotlightLanguages.map((value) => ({ value, label: t(`languageNames.${value}`) }))}
          value={shownLanguage}
          onChange={setShownLanguage}
        />
        <SpotlightCard
          texts={values.texts[shownLanguage]}
          imageUrl={values.image?.url ?? null}
          link={values.link}
          lang={shownLanguage}
        />
      </div>
      <SpotlightFields form={form} values={values} />
    </FormDialog>
  );
}
