import type { CallResponse } from '@park/contract';
import type { SavedSearch } from '@park/contract/saved';
import { alertFrequencies } from '@park/contract/saved-kinds';
import { useCommand, useOptimisticValue } from '@park/platform';
import { ConfirmDialog, EmptyState, IconButton, Notice, Select, useErrorToast, useToast } from '@park/ui';
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
  const toast = useToast();
  const showError = useErrorToast();
  const frequencies = useFrequencies();
  const store = useCommand('PUT /api/saved-searches/{id}', refreshesSearches);
  const remove = useCommand('DELETE /api/saved-searches/{id}', refreshesSearches);
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, kind, path, frequency } = search;
  const { shown, change } = useOptimisticValue(frequency, async (next) => {
    const result = await store.run({ params: { id }, body: { name, frequency: next } });
    if (!result.ok) showError(result.error, t('saved.frequency.notChanged', { name }));
    return result;
  });

  async function handleDelete(): Promise<void> {
    const result = await remove.run({ params: { id } });
    setIsAsking(false);
    if (!result.ok) return showError(result.error, t('saved.notDeleted', { name }));
    toast.show({ message: t('saved.deleted', { name }) });
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
            value={shown}
            onChange={({ target }) => {
              const next = alertFrequencies.find((candidate) => candidate === target.value);
              if (next) void change(next);
            }}
          />
          <IconButton
            label={t('saved.delete', { name })}
            icon={<Trash2Icon size={16} />}
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          />
          <ConfirmDialog
            open={isAsking}
            danger
            title={t('saved.deleteQuestion.title', { name })}
            confirmText={t('saved.deleteQuestion.confirm')}
            busy={remove.isRunning}
            busyText={t('saved.deleteQuestion.deleting')}
            onConfirm={() => void handleDelete()}
            onClose={() => setIsAsking(false)}
          >
            {frequency !== 'none' && t('saved.deleteQuestion.mails')}
          </ConfirmDialog>
        </div>
      }
    >
      <p className={styles.note}>{t(`saved.kind.${kind}`)}</p>
    </Row>
  );
}
