import { useConfiguration, useFormat, usePageTitle, usePermission, useServices, useSession } from '@park/platform';
import { ButtonLink, Page } from '@park/ui';
import { ManageLinks } from '../tasks/ManageLinks';
import { Tasks } from '../tasks/Tasks';
import { UpcomingBookings } from '../bookings/UpcomingBookings';
import { Colleagues } from '../colleagues/Colleagues';
import { OwnCompany } from '../company/OwnCompany';
import { SignedInDevices } from '../devices/SignedInDevices';
import { WebsiteReleases } from '../releases/WebsiteReleases';
import { Services } from '../services/Services';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyUse } from './CompanyUse';
import styles from './OverviewPage.module.css';
import { ParkLinks } from './ParkLinks';
import { partOfDay } from './part-of-day';
import { WhatChanged } from './WhatChanged';

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
          <div className={styles.next}>
            <Tasks />
            <UpcomingBookings />
            <WhatChanged />
          </div>
          <div className={styles.aside}>
            <Services />
            <ParkLinks />
            <ManageLinks />
            <OwnCompany />
            <CompanyUse />
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
