import { useCall, useCommand, useFormat } from '@park/platform';
import { Section, SkeletonText, Stack } from '@park/ui';
import { PersonalCalendarAddress, QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';

const refreshes = { refreshes: ['GET /api/feeds/personal'] } as const;

export function PersonalCalendar() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const query = useCall('GET /api/feeds/personal', {});
  const renew = useCommand('POST /api/feeds/personal', refreshes);
  const revoke = useCommand('DELETE /api/feeds/personal', refreshes);
  return (
    <Section title={t('people.portal.account.calendar.title')}>
      <Stack gap={3}>
        <p>{t('people.portal.account.calendar.help')}</p>
        <QueryContent compact query={query} skeleton={<SkeletonText />}>
          {(stored) => <PersonalCalendarAddress stored={stored} renew={renew} revoke={revoke} format={format} />}
        </QueryContent>
      </Stack>
    </Section>
  );
}
