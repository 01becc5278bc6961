import { PublishingPage } from './PublishingPage';

export default function ManageNewsPage() {
  return <PublishingPage kind="news" />;
}
