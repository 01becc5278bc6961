import type { EventDetail } from '@park/contract/events';
import { useFormat, useServices } from '@park/platform';
import { Button, ButtonLink, Cluster, Dialog, Section } from '@park/ui';
import { CalendarPlusIcon, DownloadIcon, ExternalLinkIcon } from '@park/ui/icons';
import { CalendarAddress } from '@park/ui/pages';
import { useState } from 'react';
import { useAbsoluteUrl } from '../feeds/use-absolute-url';
import { calendarLinks } from './calendar-links';
import { eventAddress } from './event-address';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

/** Adds an event to the reader's calendar: once, at a provider or as a file, or by subscription, which follows changes. */
export function AddToCalendar({ event, isMain }: { event: EventDetail; isMain: boolean }) {
  const { t } = useNewsEventsTexts();
  const { client } = useServices();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const url = useAbsoluteUrl(client.url('GET /api/events-ical/{id}', { params: { id: event.id } }));
  const page = useAbsoluteUrl(eventAddress(event.id));
  const links = calendarLinks(event, { page, format });
  const isPublic = !event.membersOnly && !event.isKnova;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={<CalendarPlusIcon size={16} />}
        onClick={() => setIsOpen(true)}
      >
        {t('event.addToCalendar')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('event.addToCalendar')}>
        <p>{t(isPublic ? 'event.calendarWays' : 'event.fileOnly')}</p>
        <Section level={3} title={t('event.addOnce')}>
          <Cluster>
            {(['google', 'outlook', 'office'] as const).map((provider) => (
              <ButtonLink key={provider} href={links[provider]} icon={<ExternalLinkIcon size={16} />}>
                {t(`event.${provider}`)}
              </ButtonLink>
            ))}
            <ButtonLink href={url} download="" icon={<DownloadIcon size={16} />}>
              {t('event.file')}
            </ButtonLink>
          </Cluster>
        </Section>
        {/* Calendar programs are not signed in: members have a calendar of their own instead. */}
        {isPublic && (
          <Section level={3} title={t('event.follow')}>
            <CalendarAddress label={t('feeds.address')} url={url} hasFile={false} />
          </Section>
        )}
      </Dialog>
    </>
  );
}
