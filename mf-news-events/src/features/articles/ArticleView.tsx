import type { NewsArticle } from '@park/contract/news';
import { useFormat } from '@park/platform';
import { Page, Sidebar, SkeletonText, Stack } from '@park/ui';
import { lastListAddress, OtherLanguageNotice, PendingTitle, RichText } from '@park/ui/pages';
import type { ReactNode } from 'react';
import { CompanyMark } from '../../shared/CompanyMark';
import { Cover } from '../../shared/Cover';
import { CoverFrame } from '../../shared/CoverFrame';
import { labelIn, type CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { listPath, type ArticleKind } from './article-kinds';
import styles from './ArticleView.module.css';
import { RelatedArticles } from './RelatedArticles';

export interface ArticleViewProps {
  readonly kind: ArticleKind;
  readonly types: readonly CatalogItem[];
  /** Undefined while it loads. */
  readonly article: NewsArticle | undefined;
  readonly notice?: ReactNode;
}

/** The page of an article, or of the preview of one. */
export function ArticleView({ article, kind, types, notice }: ArticleViewProps) {
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
      <CoverFrame className={styles.cover}>
        <Cover image={article.image} title={article.title} isFirst />
      </CoverFrame>
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
