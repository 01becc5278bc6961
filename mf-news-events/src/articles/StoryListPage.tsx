import { useAddressChoices } from '@park/platform';
import { ArticleList } from './ArticleList';

export default function StoryListPage() {
  return <ArticleList kind="stories" choices={useAddressChoices()} types={[]} />;
}
