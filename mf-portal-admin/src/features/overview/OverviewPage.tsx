import { useConfiguration, useFormat, usePageTitle, usePermission, useServices, useSession } from '@park/platform';
import { ButtonLink, Page } from '@park/ui';
import { UpcomingBookings } from '../bookings/UpcomingBookings';
import { Colleagues } from '../colleagues/Colleagues';
import { OwnCompany } from '../company/OwnCompany';
import { SignedInDevices } from '../devices/SignedInDevices';
import { WebsiteReleases } from '../releases/WebsiteReleases';
import { Services } from '../services/Services';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './OverviewPage.module.css';
import { partOfDay } from './part-of-day';

/** The personal start page: upcoming bookings, services, the own company and signed-in devices. */
export default function OverviewPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { clock } = useServices();
  const { parkTimeZone } = useConfiguration();
  const { user } = useSession();
  const mayBookRooms = usePermission('BookARoom_Book');
  const mayBookParking = usePermission('Parkshare_Book');
  const mayManagePeople = usePermission('Collaborator_Manage');
  usePageTitle(t('overview.documentTitle'));
  if (!user) return null;
  const now = clock();
  return (
    <Page
      title={t(`overview.greeting.${partOfDay(now, parkTimeZone)}`, { name: user.firstName || user.username })}
      count={format.day(now)}
      action={
        (mayBookRooms || mayBookParking) && (
          <>
            {mayBookParking && (
              <ButtonLink variant={mayBookRooms ? 'secondary' : 'primary'} href="/parkshare">
                {t('overview.bookParking')}
              </ButtonLink>
            )}
            {mayBookRooms && (
              <ButtonLink variant="primary" href="/book-a-room">
                {t('overview.bookRoom')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <div className={styles.frame}>
        <div className={styles.columns}>
          {(mayBookRooms || mayBookParking) && (
            <div className={styles.next}>
              <UpcomingBookings />
            </div>
          )}
          <div className={styles.aside}>
            <Services />
            <OwnCompany />
            <WebsiteReleases />
          </div>
          <div className={styles.rest}>
            {mayManagePeople && <Colleagues />}
            <SignedInDevices />
          </div>
        </div>
      </div>
    </Page>
  );
}
