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
  const mayBookRooms = usePermission('BookARoom_Book') && hasRoute('/book-a-room');
  const mayBookParking = usePermission('Parkshare_Book') && hasRoute('/parkshare');
  const mayEnterPortal = usePermission('Portal_Access') && hasRoute('/portal');
  usePageTitle(t('home.member.documentTitle'));
  return (
    <Page
      title={t('home.member.title', { name: user.firstName || user.username })}
      lead={format.day(clock())}
      action={mayEnterPortal ? <ButtonLink href="/portal">{t('home.member.portal')}</ButtonLink> : undefined}
    >
      {(mayBookRooms || mayBookParking) && (
        <div className={styles.today}>
          {mayBookRooms && <RoomsToday />}
          {mayBookParking && <ParkingToday hasRoute={hasRoute} />}
        </div>
      )}
      <SpotlightSection />
      <EventsSection hasRoute={hasRoute} />
      <NewsSection hasRoute={hasRoute} />
    </Page>
  );
}
