import { useCall, useNavigate, usePageTitle, useSearchParams, useStructuredData } from '@park/platform';
import { lastListAddress, FailedRecord } from '@park/ui/pages';
import { useEffect } from 'react';
import { MissingPreview } from '../../shared/MissingPreview';
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
  if (draft) return <DraftArticle key={draft} token={draft} kind={kind} types={types} />;
  return id ? <Article key={id} id={id} kind={kind} types={types} /> : <MissingArticle kind={kind} />;
}

/** Title and way back of the page when there is nothing to show. */
function useErrorFrame(kind: ArticleKind) {
  const { t } = useNewsEventsTexts();
  return {
    title: t(`${kind}.article`),
    breadcrumbs: [{ label: t(`${kind}.title`), href: lastListAddress(listPath[kind]) }],
  };
}

function Article({ id, kind, types }: ArticlePageProps & { readonly id: string }) {
  const query = useCall('GET /api/news/{id}', { params: { id } });
  const article = query.data;
  const frame = useErrorFrame(kind);
  usePageTitle(article?.title);
  useStructuredData(article?.structuredData);
  // News and stories share one call: an id of the other kind redirects to its own address.
  const isElsewhere = article !== undefined && article.successStory !== (kind === 'stories');
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere) void navigate(articleAddress(kind === 'news' ? 'stories' : 'news', id), { replace: true });
  }, [isElsewhere, navigate, kind, id]);
  if (query.status === 'failed')
    return <FailedRecord query={query} {...frame} missing={<MissingArticle kind={kind} />} />;
  return <ArticleView article={article} kind={kind} types={types} />;
}

/** An article that is being written, for people with the address of its preview. */
function DraftArticle({ token, kind, types }: { readonly token: string } & ArticlePageProps) {
  const { t } = useNewsEventsTexts();
  const query = useCall('GET /api/publishing/previews/{token}', { params: { token } });
  const frame = useErrorFrame(kind);
  usePageTitle(query.data?.article?.title);
  const missing = (
    <MissingPreview
      breadcrumbs={frame.breadcrumbs}
      action={{ label: t(`${kind}.notFound.action`), href: listPath[kind] }}
    />
  );
  if (query.status === 'failed') return <FailedRecord query={query} {...frame} missing={missing} />;
  if (query.data && !query.data.article) return missing;
  return (
    <ArticleView
      article={query.data?.article}
      kind={kind}
      types={types}
      notice={query.data && <PreviewNotice expiresAt={query.data.expiresAt} />}
    />
  );
}
