import type { EventDetail } from '@park/contract/events';
import { useServices } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { ExternalLinkIcon } from '@park/ui/icons';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { AddToCalendar } from './AddToCalendar';
import { momentOf } from './event-moment';

/** Registration and calendar, for events that can still be attended. */
export function EventActions({ event }: { event: EventDetail }) {
  const { t } = useNewsEventsTexts();
  const { clock } = useServices();
  if (event.status === 'cancelled' || momentOf(event, clock()) === 'over') return null;
  return (
    <>
      {event.registrationUrl && (
        <ButtonLink variant="primary" href={event.registrationUrl} icon={<ExternalLinkIcon size={16} />}>
          {t('event.register')}
        </ButtonLink>
      )}
      <AddToCalendar event={event} isMain={!event.registrationUrl && !event.registration} />
    </>
  );
}
