import type { EventItem } from '@park/contract/events';
import { useFormat } from '@park/platform';
import { Badge, Card, Grid } from '@park/ui';
import { eventTime } from '@park/ui/pages';
import { useExampleTexts } from '../../texts/use-example-texts';

export function EventCards({ events }: { events: readonly EventItem[] }) {
  const { t } = useExampleTexts();
  const format = useFormat();
  return (
    <Grid as="ul">
      {events.map((event) => (
        <li key={event.id}>
          <Card
            title={<span lang={event.language}>{event.title}</span>}
            headingLevel={2}
            href={`/events/details?id=${encodeURIComponent(event.id)}`}
            meta={`${eventTime(event, format)} · ${event.location || t('nextEvents.online')}`}
            footer={event.status === 'cancelled' && <Badge>{t('nextEvents.cancelled')}</Badge>}
          />
        </li>
      ))}
    </Grid>
  );
}
