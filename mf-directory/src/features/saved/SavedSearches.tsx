import type { CallResponse } from '@park/contract';
import type { SavedSearch } from '@park/contract/saved';
import type { AlertFrequency } from '@park/contract/saved-forms';
import { useCommand } from '@park/platform';
import { EmptyState, IconButton, Notice, Select, useToast, useTranslate, type ShownError } from '@park/ui';
import { Trash2Icon } from '@park/ui/icons';
import { Row, Rows } from '@park/ui/pages';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './Saved.module.css';
import { useFrequencies } from './use-frequencies';

const refreshesSearches = { refreshes: ['GET /api/saved-searches'] };

export function SavedSearches({ items, mayChooseMails }: CallResponse<'GET /api/saved-searches'>) {
  const { t } = useDirectoryTexts();
  if (items.length === 0)
    return (
      <EmptyState
        compact
        headingLevel={3}
        kind="nothingYet"
        title={t('saved.none.search')}
        reason={t('saved.none.searchReason')}
      />
    );
  return (
    <>
      {!mayChooseMails && <Notice>{t('saved.mailsByCompany')}</Notice>}
      <Rows label={t('saved.searches')}>
        {items.map((search) => (
          <SearchRow key={search.id} search={search} mayChooseMails={mayChooseMails} />
        ))}
      </Rows>
    </>
  );
}

function SearchRow({ search, mayChooseMails }: { readonly search: SavedSearch; readonly mayChooseMails: boolean }) {
  const { t } = useDirectoryTexts();
  const translate = useTranslate();
  const { show } = useToast();
  const frequencies = useFrequencies();
  const store = useCommand('PUT /api/saved-searches/{id}', refreshesSearches);
  const remove = useCommand('DELETE /api/saved-searches/{id}', refreshesSearches);
  const [wanted, setWanted] = useState<AlertFrequency>();
  const { id, name, kind, path, frequency } = search;
  const showProblem = (error: ShownError) =>
    show({ tone: 'danger', message: translate(error.key ?? 'errors.recoverable', error.values) ?? t('saved.failed') });

  async function change(next: AlertFrequency): Promise<void> {
    setWanted(next);
    const result = await store.run({ params: { id }, body: { name, frequency: next } });
    if (!result.ok) showProblem(result.error);
    setWanted(undefined);
  }
  async function handleDelete(): Promise<void> {
    const result = await remove.run({ params: { id } });
    if (!result.ok) return void showProblem(result.error);
    show({ message: t('saved.deleted', { name }) });
  }
  return (
    <Row
      headingLevel={3}
      title={name}
      href={path}
      end={
        <div className={styles.search}>
          <Select
            aria-label={t('saved.frequency.of', { name })}
            options={
              mayChooseMails ? frequencies : frequencies.filter(({ value }) => value === 'none' || value === frequency)
            }
            value={wanted ?? frequency}
            onChange={({ target }) => void change(target.value as AlertFrequency)}
          />
          <IconButton
            label={t('saved.delete', { name })}
            icon={<Trash2Icon size={16} />}
            onClick={() => void handleDelete()}
          />
        </div>
      }
    >
      <p className={styles.note}>{t(`saved.kind.${kind}`)}</p>
    </Row>
  );
}
