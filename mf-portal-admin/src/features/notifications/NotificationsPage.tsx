import { useCall, useCommand, usePageTitle, usePagedCall, useSearchParams } from '@park/platform';
import { Button, ButtonLink, Page, SegmentedControl, SkeletonTable, useErrorToast, useToast } from '@park/ui';
import { FocusFrame, PagedList, Rows, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { NotificationItem } from './NotificationItem';
import styles from './Notifications.module.css';
import { refreshesNotifications } from './refreshed-calls';

/** What happened that concerns the person. A message is read when it is opened, or all at once. */
export default function NotificationsPage() {
  const { t } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const [address, setAddress] = useSearchParams();
  const isUnread = address.get('show') === 'unread';
  const list = usePagedCall('GET /api/notifications', { query: isUnread ? { isUnread: true } : {} });
  const markRead = useCommand('POST /api/notifications/read', refreshesNotifications);
  const frame = useRef<HTMLDivElement>(null);
  // Buttons that were pressed disappear.
  const focusList = useFocusAfterRender(frame);
  usePageTitle(t('notifications.title'));
  const items = list.status === 'ready' ? list.items : [];
  // Of all messages, not only of those that are loaded.
  const unread = useCall('GET /api/notifications/unread', {});
  const unreadCount = unread.data?.unread ?? items.filter(({ readAt }) => readAt === null).length;
  const show = (value: string) => setAddress(value === 'unread' ? { show: 'unread' } : {}, { replace: true });

  async function markAll(): Promise<void> {
    const result = await markRead.run({ body: {} });
    if (!result.ok) return showError(result.error, t('notifications.notMarked'));
    focusList();
    toast.show({ message: t('notifications.allRead') });
    return undefined;
  }

  return (
    <Page
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      count={unreadCount > 0 ? t('notifications.unread', { count: unreadCount }) : undefined}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <ButtonLink variant="secondary" href="/portal/email-preferences">
          {t('notifications.preferencesLink')}
        </ButtonLink>
      }
    >
      <div className={styles.tools}>
        <SegmentedControl
          legend={t('notifications.filter.label')}
          value={isUnread ? 'unread' : 'all'}
          onChange={show}
          size="small"
          options={[
            { value: 'all', label: t('notifications.filter.all') },
            { value: 'unread', label: t('notifications.filter.unread') },
          ]}
        />
        {unreadCount > 0 && (
          <Button
            variant="quiet"
            size="small"
            busy={markRead.isRunning}
            busyText={t('notifications.markingAll')}
            onClick={() => void markAll()}
          >
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      <FocusFrame ref={frame}>
        <PagedList
          list={list}
          skeleton={<SkeletonTable />}
          empty={{ title: t('notifications.none.title'), reason: t('notifications.none.reason') }}
          filteredOut={
            isUnread && {
              title: t('notifications.noneUnread.title'),
              reason: t('notifications.noneUnread.reason'),
              clearLabel: t('notifications.noneUnread.action'),
              onClear: () => show('all'),
            }
          }
          announcement={t('notifications.count', { count: items.length })}
        >
          {(shown) => (
            <Rows label={t('notifications.list')}>
              {shown.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onAnswered={focusList}
                  onOpen={() => void markRead.run({ body: { ids: [notification.id] } })}
                />
              ))}
            </Rows>
          )}
        </PagedList>
      </FocusFrame>
    </Page>
  );
}
