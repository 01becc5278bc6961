import { usePageTitle } from '@park/platform';
import { lastListAddress, NotFoundPage } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { listPath, type ArticleKind } from './article-kinds';

export function MissingArticle({ kind }: { kind: ArticleKind }) {
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
