import { maxSearchTextLength } from '@park/contract/search-limits';
import { useSession } from '@park/platform';
import {
  Button,
  EmptyState,
  List,
  Loading,
  LoadMore,
  Notice,
  SearchInput,
  Section,
  SkeletonBone,
  UiLink,
  VisuallyHidden,
} from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ColleagueRow } from './ColleagueRow';
import styles from './Colleagues.module.css';
import { useColleagues, type Colleagues as ColleaguesReading } from './use-colleagues';
import { useDebouncedText } from './use-debounced-text';

const searchDelayMs = 200;

/** The people of the own company, with a search. */
export function Colleagues() {
  const { company } = useSession();
  return company ? <OfCompany companyId={company.id} /> : null;
}

function OfCompany({ companyId }: { companyId: string }) {
  const { t } = usePortalTexts();
  const [typed, setTyped] = useState('');
  const colleagues = useColleagues(companyId, useDebouncedText(typed.trim(), searchDelayMs));
  return (
    <Section
      title={t('colleagues.title')}
      action={<UiLink href="/portal/company-new-collaborator">{t('colleagues.manage')}</UiLink>}
    >
      <div role="search" className={styles.search}>
        <SearchInput label={t('colleagues.search')} value={typed} onChange={setTyped} maxLength={maxSearchTextLength} />
      </div>
      <People colleagues={colleagues} onClear={() => setTyped('')} />
    </Section>
  );
}

function People({
  colleagues: { list, isSearched, isStale },
  onClear,
}: {
  colleagues: ColleaguesReading;
  onClear: () => void;
}) {
  const { t } = usePortalTexts();
  if (list.status === 'pending') return <PeopleSkeleton />;
  if (list.status === 'failed')
    return <LoadError compact error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />;
  const { items, hasMore, isLoadingMore, moreError, loadMore } = list;
  return (
    <div aria-busy={isStale || undefined} className={isStale ? styles.stale : undefined}>
      <VisuallyHidden>
        <span role="status">{isSearched && !isStale ? t('colleagues.found', { count: items.length }) : ''}</span>
      </VisuallyHidden>
      {items.length === 0 ? (
        <NoColleagues isSearched={isSearched} onClear={onClear} />
      ) : (
        <List className={styles.people}>
          {items.map((person) => (
            <ColleagueRow key={person.hashedId} person={person} />
          ))}
        </List>
      )}
      {moreError && <Notice tone="danger">{t('colleagues.moreFailed')}</Notice>}
      <LoadMore hasMore={hasMore} isLoadingMore={isLoadingMore} onLoadMore={loadMore} />
    </div>
  );
}

function NoColleagues({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const { t } = usePortalTexts();
  if (!isSearched)
    return (
      <EmptyState
        kind="nothingYet"
        compact
        headingLevel={3}
        title={t('colleagues.none.title')}
        reason={t('colleagues.none.reason')}
      />
    );
  return (
    <EmptyState
      kind="filteredOut"
      compact
      headingLevel={3}
      title={t('colleagues.noMatch.title')}
      reason={t('colleagues.noMatch.reason')}
      action={<Button onClick={onClear}>{t('colleagues.noMatch.action')}</Button>}
    />
  );
}

function PeopleSkeleton() {
  return (
    <Loading>
      <div className={styles.people}>
        {Array.from({ length: 8 }, (_unused, place) => (
          <div key={place} className={styles.person}>
            <SkeletonBone shape="mark" />
            <div className={styles.words}>
              <SkeletonBone shape="half" />
              <SkeletonBone shape="most" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
