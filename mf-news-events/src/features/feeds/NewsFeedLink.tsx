import { useServices } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { RssIcon } from '@park/ui/icons';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { useAbsoluteUrl } from './use-absolute-url';

/** Links to the Atom feed, in the page and in its head, where feed readers look for it. */
export function NewsFeedLink({ title, successStories }: { title: string; successStories: boolean }) {
  const { t, language } = useNewsEventsTexts();
  const { client } = useServices();
  const url = useAbsoluteUrl(
    client.url('GET /api/feeds/news.atom', { query: { language, successStories: successStories || undefined } }),
  );
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={url} />
      <ButtonLink href={url} icon={<RssIcon size={16} />}>
        {t('feeds.atom')}
      </ButtonLink>
    </>
  );
}
