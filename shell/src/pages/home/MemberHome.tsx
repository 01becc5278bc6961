import { useFormat, usePageTitle, usePermission, useServices, type SessionUser } from '@park/platform';
import { ButtonLink, Page } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { EventsSection } from './EventsSection';
import styles from './HomePage.module.css';
import { NewsSection } from './NewsSection';
import { ParkingToday } from './ParkingToday';
import { RoomsToday } from './RoomsToday';
import { SpotlightSection } from './SpotlightSection';

export function MemberHome({ user, hasRoute }: { user: SessionUser; hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const format = useFormat();
  const { clock } = useServices();
  const canBookRooms = usePermission('BookARoom_Book') && hasRoute('/book-a-room');
  const canBookParking = usePermission('Parkshare_Book') && hasRoute('/parkshare');
  const canEnterPortal = usePermission('Portal_Access') && hasRoute('/portal');
  usePageTitle(t('home.member.documentTitle'));
  return (
    <Page
      title={t('home.member.title', { name: user.firstName || user.username })}
      lead={format.day(clock())}
      action={canEnterPortal ? <ButtonLink href="/portal">{t('home.member.portal')}</ButtonLink> : undefined}
    >
      {(canBookRooms || canBookParking) && (
        <div className={styles.today}>
          {canBookRooms && <RoomsToday />}
          {canBookParking && <ParkingToday hasRoute={hasRoute} />}
        </div>
      )}
      <SpotlightSection />
      <EventsSection hasRoute={hasRoute} />
      <NewsSection hasRoute={hasRoute} />
    </Page>
  );
}
