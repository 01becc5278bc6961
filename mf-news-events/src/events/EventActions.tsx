import type { EventDetail } from '@park/contract/events';
import { useServices } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { CalendarPlusIcon, ExternalLinkIcon } from '@park/ui/icons';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';
import { momentOf } from './event-times';

/** Registering and the calendar file: for what can still be attended. */
export function EventActions({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { client, clock } = useServices();
  if (event.status === 'cancelled' || momentOf(event, clock()) === 'over') return null;
  return (
    <>
      {event.registrationUrl && (
        <ButtonLink variant="primary" href={event.registrationUrl} icon={<ExternalLinkIcon size={16} />}>
          {t('event.register')}
        </ButtonLink>
      )}
      <ButtonLink variant={event.registrationUrl ? 'secondary' : 'primary'} href={client.url('GET /api/events-ical/{id}', { params: { id: event.id } })} download="" icon={<CalendarPlusIcon size={16} />}>
        {t('event.addToCalendar')}
      </ButtonLink>
    </>
  );
}
