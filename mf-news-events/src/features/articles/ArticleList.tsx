import { type ListAddress, type PagedQueryState, formatQueryFilters, usePagedCall, usePageTitle } from '@park/platform';
import { Button, ButtonLink, EmptyState, Page } from '@park/ui';
import { ListEnd, ListItems, LoadError, SearchField } from '@park/ui/pages';
import type { ReactNode } from 'react';
import type { CatalogItem } from '../../shared/use-catalog';
import { NewsFeedLink } from '../feeds/NewsFeedLink';
import { ListBar } from '../../shared/list/ListBar';
import { ResultStatus } from '../../shared/list/ResultStatus';
import { useNarrowing } from '../../shared/list/use-narrowing';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { ArticleCards, ArticleCardsSkeleton } from './ArticleCards';
import type { ArticleKind } from './article-kinds';

/** One that leads, and twelve: a multiple of two, three and four columns. */
const pageSize = 13;

export interface ArticleListProps {
  readonly kind: ArticleKind;
  readonly address: Pick<ListAddress<never>, 'text' | 'setText' | 'clear'>;
  /** The chosen kind of news; empty for all, and for success stories. */
  readonly type: string;
  readonly types: readonly CatalogItem[];
  readonly filter?: ReactNode;
}

export function ArticleList({ kind, address, type, types, filter }: ArticleListProps) {
  const { t } = useNewsEventsTexts();
  usePageTitle(t(`${kind}.title`));
  return (
    <Page
      title={t(`${kind}.title`)}
      action={<NewsFeedLink title={t(`${kind}.title`)} successStories={kind === 'stories'} />}
    >
      <ListBar search={<SearchField label={t(`${kind}.search`)} text={address.text} onSearch={address.setText} />}>
        {filter}
      </ListBar>
      <Articles kind={kind} address={address} type={type} types={types} />
    </Page>
  );
}

type ArticlesProps = Omit<ArticleListProps, 'filter'>;

function Articles({ kind, address, type, types }: ArticlesProps) {
  const list = usePagedCall('GET /api/news/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters({ type: [type] }),
      successStories: kind === 'stories' || undefined,
      pageSize,
    },
  });
  return (
    <>
      <ResultStatus list={list} />
      <ArticleResults kind={kind} address={address} type={type} types={types} list={list} />
    </>
  );
}

function ArticleResults({
  kind,
  address,
  type,
  types,
  list,
}: ArticlesProps & { readonly list: PagedQueryState<'GET /api/news/query'> }) {
  const { t } = useNewsEventsTexts();
  const narrowing = useNarrowing(address.text, type);
  if (list.status === 'pending') return <ArticleCardsSkeleton />;
  if (list.status === 'failed')
    return <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />;
  if (list.items.length === 0 && narrowing) {
    return (
      <EmptyState
        kind="filteredOut"
        title={t(`${kind}.filteredOut`)}
        reason={narrowing.reason}
        action={
          <Button variant="primary" onClick={() => address.clear()}>
            {narrowing.clear}
          </Button>
        }
      />
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        kind="nothingYet"
        title={t(`${kind}.nothingYet.title`)}
        reason={t(`${kind}.nothingYet.reason`)}
        action={<ButtonLink href="/">{t(`${kind}.nothingYet.action`)}</ButtonLink>}
      />
    );
  }
  return (
    <ListItems isRefreshing={list.isRefreshing}>
      {/* Among results of a search none is more important than the others. */}
      <ArticleCards kind={kind} articles={list.items} types={types} hasLead={address.text.trim() === ''} />
      <ListEnd list={list} />
    </ListItems>
  );
}
