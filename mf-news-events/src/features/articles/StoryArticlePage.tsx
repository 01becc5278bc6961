import { ArticlePage } from './ArticlePage';

export default function StoryArticlePage() {
  return <ArticlePage kind="stories" types={[]} />;
}
