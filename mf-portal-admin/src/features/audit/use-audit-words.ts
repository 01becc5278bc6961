import { useFormat } from '@park/platform';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { actionKey, fieldKey, kindKey, valueKey } from './audit-words';

const maxLength = 120;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const languageOf = (word: unknown) => (['en', 'fr'] as const).find((language) => language === word);

/** Rich text without its marks. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the audit trail stores, in the reader's words. */
export function useAuditWords() {
  const { t } = usePortalTexts();
  const { day, time } = useFormat();
  const roles = useCatalogLabel('roles');
  const known = (field: string, value: string | number): string | undefined =>
    field === 'role' ? roles.label(String(value)) : undefined;
  return {
    actor(name: string | null): string {
      if (name === null) return t('people.portal.audit.deletedPerson');
      if (name === 'system') return t('people.portal.audit.system');
      return name === 'operator' ? t('people.portal.audit.operator') : name;
    },
    kind(stored: string): string {
      const key = kindKey(stored);
      return key ? t(`people.portal.audit.words.kinds.${key}`) : stored;
    },
    action(stored: string): string {
      const key = actionKey(stored);
      return key ? t(`people.portal.audit.words.actions.${key}`) : stored;
    },
    /** A field, also one inside of others: `texts.en.title`. */
    field(stored: string): string {
      const parts = stored.split('.');
      const code = parts.map(languageOf).find(Boolean);
      const name = parts.filter((part) => !languageOf(part)).at(-1) ?? stored;
      const key = fieldKey(name);
      const field = key ? t(`people.portal.audit.words.fields.${key}`) : name;
      if (!code) return field;
      const language = t(`people.portal.audit.words.languages.${code}`);
      return t('people.portal.audit.words.fieldInLanguage', { field, language });
    },
    value(field: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return t('people.portal.audit.nothing');
      if (typeof value === 'boolean') return t(`people.portal.audit.words.values.${value ? 'yes' : 'no'}`);
      if (typeof value === 'string' || typeof value === 'number') {
        const text = String(value);
        if (instant.test(text)) return `${day(text)}, ${time(text)}`;
        const key = valueKey(text);
        const word = key && t(`people.portal.audit.words.values.${key}`);
        return (known(field, value) ?? word ?? plain(text)).slice(0, maxLength);
      }
      if (!Array.isArray(value)) return JSON.stringify(value).slice(0, maxLength);
      const items = value.map((item: unknown) => {
        const code = languageOf(item);
        if (code) return t(`people.portal.audit.words.languages.${code}`);
        return typeof item === 'object' ? JSON.stringify(item) : String(item);
      });
      return items.length > 0 ? items.join(', ').slice(0, maxLength) : t('people.portal.audit.nothing');
    },
  };
}
