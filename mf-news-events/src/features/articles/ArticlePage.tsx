import type { NewsArticle } from '@park/contract/news';
import {
  isNotFound,
  useCall,
  useFormat,
  useNavigate,
  usePageTitle,
  useSearchParams,
  useStructuredData,
  type QueryState,
} from '@park/platform';
import { Page, Sidebar, SkeletonText, Stack } from '@park/ui';
import { lastListAddress, NotFoundPage, OtherLanguageNotice, PendingTitle, LoadError, RichText } from '@park/ui/pages';
import { useEffect, type ReactNode } from 'react';
import { CompanyMark } from '../../shared/CompanyMark';
import { Cover } from '../../shared/Cover';
import { PreviewNotice } from '../../shared/PreviewNotice';
import { labelIn, type CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { articleAddress, listPath, type ArticleKind } from './article-kinds';
import styles from './ArticlePage.module.css';
import { RelatedArticles } from './RelatedArticles';

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

interface ArticleViewProps extends ArticlePageProps {
  /** Undefined while it loads. */
  readonly article: NewsArticle | undefined;
  readonly notice?: ReactNode;
}

function ArticleView({ article, kind, types, notice }: ArticleViewProps) {
  const { t } = useNewsEventsTexts();
  const breadcrumbs = [{ label: t(`${kind}.title`), href: lastListAddress(listPath[kind]) }];
  const label = article && labelIn(types, article.type);
  return (
    <Page
      breadcrumbs={breadcrumbs}
      title={
        article ? <span lang={article.language}>{article.title}</span> : <PendingTitle kind={t(`${kind}.article`)} />
      }
      lead={
        article && (
          <>
            <PublishedLine publishedAt={article.publishedAt} label={label} />
            <span lang={article.language}>{article.summary}</span>
          </>
        )
      }
    >
      {notice}
      {article ? (
        <Sidebar aside={<ArticleAside article={article} kind={kind} />}>
          <ArticleText article={article} />
        </Sidebar>
      ) : (
        <Sidebar aside={<SkeletonText lines={4} />}>
          <SkeletonText lines={12} />
        </Sidebar>
      )}
    </Page>
  );
}

function PublishedLine({ publishedAt, label }: { publishedAt: string; label: string | undefined }) {
  const format = useFormat();
  return (
    <span className={styles.published}>
      <time dateTime={publishedAt}>{format.longDay(publishedAt)}</time>
      {label && `\u00a0· ${label}`}
    </span>
  );
}

function ArticleText({ article }: { article: NewsArticle }) {
  return (
    <Stack gap={6} as="article" className={styles.article}>
      <div className={styles.cover}>
        <Cover image={article.image} title={article.title} isFirst />
      </div>
      <OtherLanguageNotice language={article.language} />
      <RichText html={article.content} lang={article.language} />
    </Stack>
  );
}

function ArticleAside({ article, kind }: { article: NewsArticle; kind: ArticleKind }) {
  const { t } = useNewsEventsTexts();
  return (
    <Stack gap={8}>
      {article.linkedCompany && <CompanyMark title={t('article.company')} company={article.linkedCompany} />}
      <RelatedArticles articles={article.related} kind={kind} />
    </Stack>
  );
}

function MissingArticle({ kind }: { kind: ArticleKind }) {
  const { t } = useNewsEventsTexts();
  usePageTitle(t(`${kind}.notFound.title`));
  return (
    <NotFoundPage
      title={t(`${kind}.notFound.title`)}
      reason={t(`${kind}.notFound.reason`)}
      breadcrumbs={[{ label: t(`${kind}.title`), href: lastListAddress(listPath[kind]) }]}
      action={{ label: t(`${kind}.notFound.action`), href: listPath[kind] }}
    />
  );
}
