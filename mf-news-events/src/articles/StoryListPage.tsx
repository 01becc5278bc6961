import { useAddressChoices } from '../list/use-address-choices';
import { ArticleList } from './ArticleList';

export default function StoryListPage() {
  return <ArticleList kind="stories" choices={useAddressChoices()} types={[]} />;
}
