import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { actionKey, fieldKey, kindKey, valueKey } from './audit-words';

const maxLength = 120;

/** What the audit trail stores, in the reader's words. */
export function useAuditWords() {
  const { t } = usePortalTexts();
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
    field(stored: string): string {
      const key = fieldKey(stored);
      return key ? t(`people.portal.audit.words.fields.${key}`) : stored;
    },
    value(field: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return t('people.portal.audit.nothing');
      if (typeof value === 'boolean') return t(`people.portal.audit.words.values.${value ? 'yes' : 'no'}`);
      if (typeof value === 'string' || typeof value === 'number') {
        const key = valueKey(String(value));
        const word = key && t(`people.portal.audit.words.values.${key}`);
        return (known(field, value) ?? word ?? String(value)).slice(0, maxLength);
      }
      return JSON.stringify(value).slice(0, maxLength);
    },
  };
}
