import { useCall, useCommand, useFormat, useLocation } from '@park/platform';
import { ButtonLink, Cluster, SkeletonText } from '@park/ui';
import { PersonalCalendarAddress, QueryContent, signInAddress } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

const refreshes = ['GET /api/feeds/personal'];

export function PersonalCalendar() {
  const format = useFormat();
  const query = useCall('GET /api/feeds/personal', {});
  const renew = useCommand('POST /api/feeds/personal', { refreshes });
  const revoke = useCommand('DELETE /api/feeds/personal', { refreshes });
  return (
    <QueryContent query={query} compact skeleton={<SkeletonText lines={2} />}>
      {(stored) => <PersonalCalendarAddress stored={stored} renew={renew} revoke={revoke} format={format} />}
    </QueryContent>
  );
}

export function SignInForOwn() {
  const { t } = useNewsEventsTexts();
  const address = useLocation();
  return (
    <Cluster>
      <ButtonLink href={signInAddress(address)}>{t('feeds.own.signIn')}</ButtonLink>
    </Cluster>
  );
}
