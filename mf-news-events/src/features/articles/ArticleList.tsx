import { type ListAddress, formatQueryFilters, usePagedCall, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, Page } from '@park/ui';
import { listForm, PagedList, SearchField, useRememberedList } from '@park/ui/pages';
import type { ReactNode } from 'react';
import type { CatalogItem } from '../../shared/use-catalog';
import { NewsFeedLink } from '../feeds/NewsFeedLink';
import { ListBar } from '../../shared/list/ListBar';
import { useResultCount } from '../../shared/list/use-result-count';
import { useNarrowing } from '../../shared/list/use-narrowing';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { ArticleCards, ArticleCardsSkeleton } from './ArticleCards';
import { listPath, type ArticleKind } from './article-kinds';
import { articlePageSize } from '../../shared/page-sizes';

export interface ArticleListProps {
  readonly kind: ArticleKind;
  readonly address: Pick<ListAddress<never>, 'text' | 'setText' | 'clear' | 'after' | 'hrefAfter'>;
  /** The selected type of news; empty for all, and for success stories. */
  readonly type: string;
  readonly types: readonly CatalogItem[];
  readonly filter?: ReactNode;
}

export function ArticleList({ kind, address, type, types, filter }: ArticleListProps) {
  const { t } = useNewsEventsTexts();
  usePageTitle(t(`${kind}.title`));
  useRememberedList(listPath[kind], useSearchParams()[0].toString());
  return (
    <Page
      title={t(`${kind}.title`)}
      action={<NewsFeedLink title={t(`${kind}.title`)} successStories={kind === 'stories'} />}
    >
      <ListBar
        search={
          <SearchField label={t(`${kind}.search`)} form={listForm} text={address.text} onSearch={address.setText} />
        }
      >
        {filter}
      </ListBar>
      <Articles kind={kind} address={address} type={type} types={types} />
    </Page>
  );
}

type ArticlesProps = Omit<ArticleListProps, 'filter'>;

function Articles({ kind, address, type, types }: ArticlesProps) {
  const { t } = useNewsEventsTexts();
  const list = usePagedCall('GET /api/news/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters({ type: [type] }),
      successStories: kind === 'stories' || undefined,
      pageSize: articlePageSize,
      paginationId: address.after,
    },
  });
  const narrowing = useNarrowing(address.text, type);
  const announcement = useResultCount(list);
  return (
    <PagedList
      list={list}
      hrefAfter={address.hrefAfter}
      skeleton={<ArticleCardsSkeleton />}
      empty={{
        title: t(`${kind}.nothingYet.title`),
        reason: t(`${kind}.nothingYet.reason`),
        action: <ButtonLink href="/">{t(`${kind}.nothingYet.action`)}</ButtonLink>,
      }}
      filteredOut={
        narrowing && {
          title: t(`${kind}.filteredOut`),
          reason: narrowing.reason,
          clearLabel: narrowing.clear,
          onClear: () => address.clear(),
        }
      }
      announcement={announcement}
    >
      {(items) => (
        // Search results have no lead article.
        <ArticleCards kind={kind} articles={items} types={types} hasLead={address.text.trim() === ''} />
      )}
    </PagedList>
  );
}
