import {
  isNotFound,
  useCall,
  useNavigate,
  usePageTitle,
  useSearchParams,
  useStructuredData,
  type QueryState,
} from '@park/platform';
import { Page } from '@park/ui';
import { lastListAddress, LoadError } from '@park/ui/pages';
import { useEffect } from 'react';
import { PreviewNotice } from '../../shared/PreviewNotice';
import type { CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { articleAddress, listPath, type ArticleKind } from './article-kinds';
import { ArticleView } from './ArticleView';
import { MissingArticle } from './MissingArticle';

export interface ArticlePageProps {
  readonly kind: ArticleKind;
  readonly types: readonly CatalogItem[];
}

export function ArticlePage({ kind, types }: ArticlePageProps) {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const draft = parameters.get('draft');
  if (draft) return <DraftArticle token={draft} kind={kind} types={types} />;
  return id ? <Article key={id} id={id} kind={kind} types={types} /> : <MissingArticle kind={kind} />;
}

function Article({ id, kind, types }: ArticlePageProps & { readonly id: string }) {
  const query = useCall('GET /api/news/{id}', { params: { id } });
  const article = query.data;
  usePageTitle(article?.title);
  useStructuredData(article?.structuredData);
  // News and stories share one call: an id of the other kind redirects to its own address.
  const isElsewhere = article !== undefined && article.successStory !== (kind === 'stories');
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere) void navigate(articleAddress(kind === 'news' ? 'stories' : 'news', id), { replace: true });
  }, [isElsewhere, navigate, kind, id]);
  if (query.status === 'failed') return <FailedArticle query={query} kind={kind} />;
  return <ArticleView article={article} kind={kind} types={types} />;
}

/** An article that is being written, for people with the address of its preview. */
function DraftArticle({ token, kind, types }: { readonly token: string } & ArticlePageProps) {
  const query = useCall('GET /api/publishing/previews/{token}', { params: { token } });
  usePageTitle(query.data?.article?.title);
  if (query.status === 'failed') return <FailedArticle query={query} kind={kind} />;
  // The address belongs to the preview of an event.
  if (query.data && !query.data.article) return <MissingArticle kind={kind} />;
  return (
    <ArticleView
      article={query.data?.article}
      kind={kind}
      types={types}
      notice={query.data && <PreviewNotice expiresAt={query.data.expiresAt} />}
    />
  );
}

interface FailedArticleProps {
  readonly query: Extract<QueryState<unknown>, { status: 'failed' }>;
  readonly kind: ArticleKind;
}

/** In place of an article or a preview that did not load. */
function FailedArticle({ query, kind }: FailedArticleProps) {
  const { t } = useNewsEventsTexts();
  // The api refuses a malformed id as invalid; for the reader it is not found.
  if (query.error.status === 400 || isNotFound(query.error)) return <MissingArticle kind={kind} />;
  return (
    <Page
      title={t(`${kind}.article`)}
      breadcrumbs={[{ label: t(`${kind}.title`), href: lastListAddress(listPath[kind]) }]}
    >
      <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
    </Page>
  );
}
