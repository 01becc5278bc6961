import type { EventItem } from '@park/contract/events';
import { Badge, StatusBadge } from '@park/ui';
import { CircleSlashIcon, LockIcon, VideoIcon } from '@park/ui/icons';
import type { ReactNode } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

/** Whether it is cancelled, for whom it is, and whether it is online. */
export function EventBadges({
  event,
  typeLabel,
  typeMark,
}: {
  event: Pick<EventItem, 'status' | 'membersOnly' | 'isKnova' | 'onlineUrl'>;
  typeLabel: string | undefined;
  /** The type's shape and colour in the calendar. */
  typeMark?: ReactNode;
}) {
  const { t } = useNewsEventsTexts();
  return (
    <>
      {event.status === 'cancelled' && (
        <StatusBadge status="danger" icon={<CircleSlashIcon size={14} />}>
          {t('events.cancelled')}
        </StatusBadge>
      )}
      {typeLabel && <Badge icon={typeMark}>{typeLabel}</Badge>}
      {event.isKnova && typeLabel !== t('events.knova') && <Badge>{t('events.knova')}</Badge>}
      {event.membersOnly && <Badge icon={<LockIcon size={14} />}>{t('events.membersOnly')}</Badge>}
      {event.onlineUrl && <Badge icon={<VideoIcon size={14} />}>{t('events.online')}</Badge>}
    </>
  );
}
