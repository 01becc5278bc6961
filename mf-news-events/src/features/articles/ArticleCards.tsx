import type { NewsItem } from '@park/contract/news';
import { useFormat } from '@park/platform';
import { Card, Grid, Loading, SkeletonBone, SkeletonCards, UiLink } from '@park/ui';
import { Cover } from '../../shared/Cover';
import { CoverFrame } from '../../shared/CoverFrame';
import { labelIn, type CatalogItem } from '../../shared/use-catalog';
import { FoundText, hasFoundText } from '../../shared/list/FoundText';
import { articleAddress, type ArticleKind } from './article-kinds';
import styles from './ArticleCards.module.css';

export interface ArticleCardsProps {
  readonly kind: ArticleKind;
  readonly articles: readonly NewsItem[];
  readonly types: readonly CatalogItem[];
  /** Shows the newest article large above the others. */
  readonly hasLead: boolean;
}

export function ArticleCards({ kind, articles, types, hasLead }: ArticleCardsProps) {
  const [lead, ...others] = articles;
  if (!lead) return null;
  const shown = hasLead ? others : articles;
  return (
    <>
      {hasLead && <LeadArticle kind={kind} article={lead} types={types} />}
      <Grid as="ul">
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard kind={kind} article={article} types={types} />
          </li>
        ))}
      </Grid>
    </>
  );
}

interface OneArticleProps {
  readonly kind: ArticleKind;
  readonly article: NewsItem;
  readonly types: readonly CatalogItem[];
}

function ArticleCard({ kind, article, types }: OneArticleProps) {
  return (
    <Card
      headingLevel={2}
      title={<span lang={article.language}>{article.title}</span>}
      href={articleAddress(kind, article.id)}
      media={<Cover image={article.image} title={article.title} />}
      meta={<Meta article={article} types={types} />}
    >
      {hasFoundText(article) ? (
        <p className={styles.summary}>
          <FoundText {...article} />
        </p>
      ) : (
        article.summary && (
          <p className={styles.summary} lang={article.language}>
            {article.summary}
          </p>
        )
      )}
    </Card>
  );
}

function LeadArticle({ kind, article, types }: OneArticleProps) {
  return (
    <article className={styles.lead}>
      <CoverFrame className={styles.leadCover}>
        <Cover image={article.image} title={article.title} isFirst />
      </CoverFrame>
      <div className={styles.leadText}>
        <p className={styles.meta}>
          <Meta article={article} types={types} />
        </p>
        <h2 className={styles.leadTitle} lang={article.language}>
          <UiLink className={styles.leadLink} href={articleAddress(kind, article.id)}>
            {article.title}
          </UiLink>
        </h2>
        {article.summary && <p lang={article.language}>{article.summary}</p>}
      </div>
    </article>
  );
}

function Meta({ article, types }: Omit<OneArticleProps, 'kind'>) {
  const format = useFormat();
  const label = labelIn(types, article.type);
  return (
    <>
      <time dateTime={article.publishedAt}>{format.relative(article.publishedAt)}</time>
      {label && `\u00a0· ${label}`}
    </>
  );
}

export function ArticleCardsSkeleton() {
  return (
    <>
      <Loading>
        <div className={styles.lead}>
          <CoverFrame className={styles.leadCover}>
            <SkeletonBone shape="media" />
          </CoverFrame>
          <div className={styles.leadText}>
            <SkeletonBone shape="short" />
            <SkeletonBone shape="title" />
            <SkeletonBone />
            <SkeletonBone shape="most" />
          </div>
        </div>
      </Loading>
      <SkeletonCards media lines={2} count={6} />
    </>
  );
}
