import { useCall } from '@park/platform';
import { Button, Field, TextInput } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';
import type { Publication } from './use-publication';

/** The company that the text is about, found by name. */
export function CompanyField({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { body, set } = publication;
  const [text, setText] = useState('');
  const id = body.linkedCompanyId;
  const chosen = useCall('GET /api/companies/{id}', { params: { id: id ?? 'none' } }, { enabled: id !== null });
  const isSearch = text.trim().length >= 2;
  const found = useCall(
    'GET /api/companies/query',
    { query: { queryText: text.trim(), pageSize: 6 } },
    { enabled: isSearch },
  );
  if (id !== null)
    return (
      <Field label={t('publishing.fields.linkedCompanyId')}>
        {(control) => (
          <div className={styles.buttons}>
            <output id={control.id}>{chosen.data?.name ?? '…'}</output>
            <Button size="small" variant="quiet" onClick={() => set({ linkedCompanyId: null })}>
              {t('publishing.removeCompany')}
            </Button>
          </div>
        )}
      </Field>
    );
  return (
    <div>
      <Field label={t('publishing.fields.linkedCompanyId')} optional>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {isSearch && (
        <ul className={styles.results} aria-label={t('publishing.found')}>
          {found.data?.items.map((company) => (
            <li key={company.id}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  set({ linkedCompanyId: company.id });
                  setText('');
                }}
              >
                {company.name}
              </Button>
            </li>
          ))}
          {found.data?.items.length === 0 && <li className={styles.facts}>{t('publishing.nothingFound')}</li>}
        </ul>
      )}
    </div>
  );
}
