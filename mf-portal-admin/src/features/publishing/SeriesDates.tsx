import type { ManagedDate } from '@park/contract/event-editing';
import { useFormat } from '@park/platform';
import { Section, StatusBadge, UiLink } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { editAddress } from './kinds';
import styles from './Publishing.module.css';

interface SeriesDatesProps {
  readonly id: string;
  readonly dates: readonly ManagedDate[];
}

/** All dates of the series, each of which can be changed alone. */
export function SeriesDates({ id, dates }: SeriesDatesProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <Section title={t('publishing.series.title')}>
      <p className={styles.facts}>{t('publishing.series.help')}</p>
      <ul className={styles.dayList} aria-label={t('publishing.series.title')}>
        {dates.map((date) => {
          const when = `${format.day(date.startDate)}, ${format.time(date.startDate)}`;
          return (
            <li key={date.id} className={styles.date}>
              {date.id === id ? (
                <strong aria-current="true">{when}</strong>
              ) : (
                <UiLink href={editAddress('event', date.id)}>{when}</UiLink>
              )}
              {date.status === 'cancelled' && <StatusBadge status="warning">{t('publishing.cancelled')}</StatusBadge>}
              {date.state !== 'published' && (
                <StatusBadge status="neutral">{t(`publishing.states.${date.state}`)}</StatusBadge>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
