import type { EventDetail } from '@park/contract/events';
import { useServices } from '@park/platform';
import { Button, Dialog, Stack } from '@park/ui';
import { CalendarPlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { CalendarAddress } from '../feeds/CalendarAddress';
import { useAbsoluteUrl } from '../feeds/use-absolute-url';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

/** Adds an event to the reader's calendar: by subscription, which follows changes, or as a file. */
export function AddToCalendar({ event, isMain }: { event: EventDetail; isMain: boolean }) {
  const { t } = useNewsEventsTexts();
  const { client } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const url = useAbsoluteUrl(client.url('GET /api/events-ical/{id}', { params: { id: event.id } }));
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
        <Stack gap={3}>
          <p>{t(isPublic ? 'event.calendarWays' : 'event.fileOnly')}</p>
          {/* Calendar programs are not signed in: for member events offer the file and the personal calendar. */}
          <CalendarAddress label={t('feeds.address')} url={url} canBeRead={isPublic} />
        </Stack>
      </Dialog>
    </>
  );
}
