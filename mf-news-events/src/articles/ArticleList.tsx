import { type AddressChoices, queryFilters, usePagedCall, usePageTitle } from '@park/platform';
import { Button, ButtonLink, EmptyState, Page } from '@park/ui';
import { ListEnd, ListItems, ReadingFailure, SearchField } from '@park/ui/pages';
import type { ReactNode } from 'react';
import type { CatalogItem } from '../content/use-catalog';
import { NewsFeedLink } from '../feeds/NewsFeedLink';
import { ListBar } from '../list/ListBar';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';
import { ArticleCards, ArticleCardsSkeleton } from './ArticleCards';
import type { ArticleKind } from './article-kinds';

/** One that leads, and twelve: a multiple of two, three and four columns. */
const pageSize = 13;

export interface ArticleListProps {
  readonly kind: ArticleKind;
  readonly choices: AddressChoices;
  readonly types: readonly CatalogItem[];
  readonly filter?: ReactNode;
}

export function ArticleList({ kind, choices, types, filter }: ArticleListProps) {
  const { t } = useNewsEventsTexts();
  usePageTitle(t(`${kind}.title`));
  return (
    <Page title={t(`${kind}.title`)} action={<NewsFeedLink title={t(`${kind}.title`)} successStories={kind === 'stories'} />}>
      <ListBar search={<SearchField label={t(`${kind}.search`)} text={choices.text} onSearch={choices.setText} />}>{filter}</ListBar>
      <Articles kind={kind} choices={choices} types={types} />
    </Page>
  );
}

function Articles({ kind, choices, types }: Omit<ArticleListProps, 'filter'>) {
  const { t } = useNewsEventsTexts();
  const type = kind === 'news' ? choices.parameter('news') : '';
  const list = usePagedCall('GET /api/news/query', {
    query: { queryText: choices.text, queryFilters: queryFilters({ type: [type] }), successStories: kind === 'stories' || undefined, pageSize },
  });
  if (list.status === 'pending') return <ArticleCardsSkeleton />;
  if (list.status === 'failed') return <ReadingFailure error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />;
  if (list.items.length === 0 && (choices.text.trim() !== '' || type !== '')) {
    return (
      <EmptyState
        kind="filteredOut"
        title={t(`${kind}.filteredOut.title`)}
        reason={t(`${kind}.filteredOut.reason`)}
        action={
          <Button variant="primary" onClick={() => choices.clear(['q', 'news'])}>
            {t('list.clear')}
          </Button>
        }
      />
    );
  }
  if (list.items.length === 0) {
    return <EmptyState kind="nothingYet" title={t(`${kind}.nothingYet.title`)} reason={t(`${kind}.nothingYet.reason`)} action={<ButtonLink href="/">{t(`${kind}.nothingYet.action`)}</ButtonLink>} />;
  }
  return (
    <ListItems isRefreshing={list.isRefreshing}>
      {/* Among results of a search none is more important than the others. */}
      <ArticleCards kind={kind} articles={list.items} types={types} hasLead={choices.text.trim() === ''} />
      <ListEnd list={list} />
    </ListItems>
  );
}
