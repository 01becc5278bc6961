import { PublishingPage } from './PublishingPage';

export default function ManageEventsPage() {
  return <PublishingPage kind="event" />;
}
