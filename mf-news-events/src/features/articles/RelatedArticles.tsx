import type { NewsItem } from '@park/contract/news';
import { useFormat } from '@park/platform';
import { LinkList } from '../../shared/LinkList';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { articleAddress, listPath, type ArticleKind } from './article-kinds';

export function RelatedArticles({ articles, kind }: { articles: readonly NewsItem[]; kind: ArticleKind }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  return (
    <LinkList
      title={t(`${kind}.more`)}
      links={articles.map(({ id, title, language, publishedAt }) => ({
        key: id,
        href: articleAddress(kind, id),
        title,
        lang: language,
        note: format.day(publishedAt),
      }))}
      all={{ label: t(`${kind}.notFound.action`), href: listPath[kind] }}
    />
  );
}
