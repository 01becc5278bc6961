import { useServices, useSession } from '@park/platform';
import { Button, Dialog, Section, Stack } from '@park/ui';
import { CalendarPlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { CalendarAddress } from './CalendarAddress';
import { PersonalCalendar, SignInForOwn } from './PersonalCalendar';
import { useAbsoluteUrl } from './use-absolute-url';

/** Subscribes to events in a calendar program: public ones for everybody, the person's own when signed in. */
export function SubscribeButton() {
  const { t } = useNewsEventsTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarPlusIcon size={16} />} onClick={() => setIsOpen(true)}>
        {t('feeds.subscribe')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('feeds.title')}>
        <PublicCalendar />
        <OwnCalendar />
      </Dialog>
    </>
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
