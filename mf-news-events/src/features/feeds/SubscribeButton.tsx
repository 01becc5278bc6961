import { formatQueryFilters, useFormat, useServices, useSession } from '@park/platform';
import { Button, Dialog, Section, Stack } from '@park/ui';
import { CalendarPlusIcon } from '@park/ui/icons';
import { CalendarAddress } from '@park/ui/pages';
import { useState } from 'react';
import { labelIn, useCatalog } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { PersonalCalendar, SignInForOwn } from './PersonalCalendar';
import { useAbsoluteUrl } from './use-absolute-url';

interface FeedNarrowing {
  /** Types that the page shows; none: all. */
  readonly types?: readonly string[];
  readonly text?: string;
}

/** Subscribes to events in a calendar program: public ones for everybody, the person's own when signed in. */
export function SubscribeButton({ types = [], text = '' }: FeedNarrowing) {
  const isNarrowed = types.length > 0 || text.trim() !== '';
  const { t } = useNewsEventsTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarPlusIcon size={16} />} onClick={() => setIsOpen(true)}>
        {t('feeds.subscribe')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('feeds.title')}>
        {isNarrowed && <NarrowedCalendar types={types} text={text} />}
        <PublicCalendar />
        <OwnCalendar />
      </Dialog>
    </>
  );
}

/** The chosen types and the search as a calendar of their own. */
function NarrowedCalendar({ types, text }: Required<FeedNarrowing>) {
  const { t, language } = useNewsEventsTexts();
  const { client } = useServices();
  const format = useFormat();
  const catalog = useCatalog('event-types');
  const queryText = text.trim();
  const url = useAbsoluteUrl(
    client.url('GET /api/feeds/events.ics', {
      query: { language, queryFilters: formatQueryFilters({ type: types }), queryText: queryText || undefined },
    }),
  );
  const names = types.map((id) => labelIn(catalog, id) ?? id);
  const what = [...names, ...(queryText ? [t('feeds.narrowed.search', { text: queryText })] : [])];
  return (
    <Section level={3} title={t('feeds.narrowed.title')}>
      <Stack gap={3}>
        <p>{t('feeds.narrowed.words', { what: format.list(what) })}</p>
        <CalendarAddress label={t('feeds.address')} url={url} />
      </Stack>
    </Section>
  );
}

function PublicCalendar() {
  const { t, language } = useNewsEventsTexts();
  const { client } = useServices();
  const url = useAbsoluteUrl(client.url('GET /api/feeds/events.ics', { query: { language } }));
  return (
    <Section level={3} title={t('feeds.public.title')}>
      <Stack gap={3}>
        <p>{t('feeds.public.words')}</p>
        {/* Calendar programs do not send the language of their user. */}
        <CalendarAddress label={t('feeds.address')} url={url} />
      </Stack>
    </Section>
  );
}

function OwnCalendar() {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  return (
    <Section level={3} title={t('feeds.own.title')}>
      <Stack gap={3}>
        <p>{t('feeds.own.words')}</p>
        {isLoggedIn ? <PersonalCalendar /> : <SignInForOwn />}
      </Stack>
    </Section>
  );
}
