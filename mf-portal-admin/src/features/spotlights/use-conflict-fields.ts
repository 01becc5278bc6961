import { useFormat } from '@park/platform';
import type { ConflictField } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { spotlightLanguages } from './spotlight-values';

/** The fields between which a person chooses when somebody else has saved the spotlight meanwhile. */
export function useConflictFields(): ConflictField[] {
  const { t } = usePortalTexts();
  const format = useFormat();
  const showMoment = (at: unknown) =>
    typeof at === 'string' && at !== '' ? `${format.day(at)}, ${format.time(at)}` : '';
  return [
    ...spotlightLanguages.flatMap((one) =>
      (['title', 'text', 'imageAlt'] as const).map((name) => ({
        name: `texts.${one}.${name}`,
        label: t('spotlights.fieldIn', { field: t(`spotlights.fields.${name}`), language: t(`languageNames.${one}`) }),
      })),
    ),
    {
      name: 'image',
      label: t('spotlights.fields.picture'),
      // The preview shows which one.
      show: (image) => (image ? t('spotlights.onePicture') : ''),
    },
    { name: 'link', label: t('spotlights.fields.link') },
    { name: 'startsAt', label: t('spotlights.fields.startsAt'), show: showMoment },
    { name: 'endsAt', label: t('spotlights.fields.endsAt'), show: showMoment },
    { name: 'isPublished', label: t('spotlights.fields.isPublished') },
  ];
}
