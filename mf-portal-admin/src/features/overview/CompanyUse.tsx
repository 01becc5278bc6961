import type { PortalOverview } from '@park/contract/portal';
import { useCall, useFormat } from '@park/platform';
import { Section, UiLink } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyUse.module.css';

const minutesPerHour = 60;

/** The company's hours of rooms in this month, and what it has of parking. */
export function CompanyUse() {
  const { t } = usePortalTexts();
  const { data } = useCall('GET /api/portal/overview', {});
  if (!data || (data.quotas.length === 0 && data.parking === null)) return null;
  return (
    <Section title={t('people.portal.use.title')}>
      <ul className={styles.list}>
        {data.quotas.map((quota) => (
          <Quota key={quota.contract} {...quota} />
        ))}
        {data.parking && <Parking {...data.parking} />}
      </ul>
    </Section>
  );
}

function Quota({ contract, minutesPerMonth, usedMinutes }: PortalOverview['quotas'][number]) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const hours = (minutes: number) => format.number(Math.round((minutes / minutesPerHour) * 10) / 10);
  const left = Math.max(0, minutesPerMonth - usedMinutes);
  return (
    <li className={styles.item}>
      <span className={styles.name}>{t('people.portal.use.rooms', { contract })}</span>
      <meter
        className={styles.meter}
        min={0}
        max={minutesPerMonth}
        value={Math.min(usedMinutes, minutesPerMonth)}
        aria-hidden="true"
      />
      <span>
        <strong>{t('people.portal.use.hoursLeft', { left: hours(left) })}</strong>{' '}
        <span className={styles.muted}>
          {t('people.portal.use.hours', { used: hours(usedMinutes), limit: hours(minutesPerMonth) })}
        </span>
      </span>
    </li>
  );
}

function Parking({ spots, poolCredits }: NonNullable<PortalOverview['parking']>) {
  const { t } = usePortalTexts();
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <UiLink href="/parkshare">{t('people.portal.use.parking')}</UiLink>
      </span>
      <span>
        <strong>{t('people.portal.use.credits', { count: poolCredits })}</strong>{' '}
        <span className={styles.muted}>{t('people.portal.use.spots', { count: spots })}</span>
      </span>
    </li>
  );
}
