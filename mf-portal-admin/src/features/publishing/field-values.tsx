/** How the value of a field is shown when texts are compared. */
import { useFormat } from '@park/platform';
import { RichText } from '@park/ui/pages';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { AgendaLine } from './agenda-items';

/** Fields with a name of their own, beside the texts in each language. */
export const namedFields = [
  'type',
  'publishedAt',
  'unpublishAt',
  'publishedLanguages',
  'imageId',
  'linkedCompanyId',
  'startDate',
  'endDate',
  'location',
  'onlineUrl',
  'registrationUrl',
  'registration',
  'repeat',
  'agenda',
  'isPublished',
  'successStory',
  'imageFocus',
  'membersOnly',
  'isKnova',
  'status',
] as const;
export const textFieldNames = ['title', 'summary', 'content', 'imageAlt'] as const;

/** `texts.en.title` → "Title, English". */
export function useFieldName(): (path: string) => string {
  const { t } = usePortalTexts();
  return (path) => {
    const [, language, key] = path.split('.');
    const text = textFieldNames.find((name) => name === key);
    if (text && (language === 'en' || language === 'fr'))
      return `${t(`publishing.fields.${text}`)}, ${t(`languageNames.${language}`)}`;
    return t(`publishing.fields.${namedFields.find((name) => name === path) ?? 'other'}`);
  };
}

/** `stored` is HTML that the api has sanitised; what is being typed is shown as text. */
export function useFieldValue(): (path: string, value: unknown, isStored: boolean) => ReactNode {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (path, value, isStored) => {
    if (path.endsWith('.content') && typeof value === 'string' && value !== '')
      return isStored ? <RichText html={value} /> : plainText(value);
    if (value === '' || value === null || value === undefined) return t('publishing.emptyValue');
    if (path === 'registration' && typeof value === 'object')
      return 'capacity' in value && typeof value.capacity === 'number'
        ? t('publishing.registration.places', { count: value.capacity })
        : t('publishing.registration.noLimit');
    if (path === 'repeat' && typeof value === 'object')
      return 'every' in value && 'interval' in value
        ? t(`publishing.repeat.units.${value.every as 'day'}`, { count: Number(value.interval) })
        : t('publishing.repeat.never');
    if (path === 'agenda' && Array.isArray(value)) return <Programme lines={value as AgendaLine[]} />;
    if (path === 'publishedLanguages' && Array.isArray(value))
      return format.list(value.map((language) => t(`languageNames.${language as 'en'}`)));
    if (path === 'imageFocus' && typeof value === 'object' && 'x' in value && 'y' in value)
      return `${Number(value.x)} %, ${Number(value.y)} %`;
    if (path === 'status') return t(value === 'cancelled' ? 'publishing.cancelled' : 'publishing.takesPlace');
    if (typeof value === 'boolean') return t(value ? 'publishing.yes' : 'publishing.no');
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value))
      return `${format.day(value)}, ${format.time(value)}`;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}

function Programme({ lines }: { readonly lines: readonly AgendaLine[] }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  if (lines.length === 0) return t('publishing.emptyValue');
  return (
    <ul>
      {lines.map(({ startDate, endDate, title, speaker }, place) => (
        <li key={place}>
          {startDate && endDate && `${format.timeRange(startDate, endDate)} `}
          {[title.en, title.fr].filter(Boolean).join(' / ')}
          {speaker && `, ${speaker}`}
        </li>
      ))}
    </ul>
  );
}

const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(p|h\d|li)>/g, ' $&'), 'text/html').body.textContent ?? '';
