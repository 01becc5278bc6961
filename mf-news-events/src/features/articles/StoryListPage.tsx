import { useListAddress } from '@park/platform';
import { ArticleList } from './ArticleList';

export default function StoryListPage() {
  return <ArticleList kind="stories" address={useListAddress([])} type="" types={[]} />;
}
