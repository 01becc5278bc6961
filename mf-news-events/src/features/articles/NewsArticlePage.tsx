import { useCatalog } from '../../shared/use-catalog';
import { ArticlePage } from './ArticlePage';

export default function NewsArticlePage() {
  return <ArticlePage kind="news" types={useCatalog('news-types')} />;
}
