import { useConfiguration, usePermission } from '@park/platform';
import { List, Section, UiLink, VisuallyHidden } from '@park/ui';
import { ExternalLinkIcon } from '@park/ui/icons';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './OtherParkingSystems.module.css';

/** Links to other parking systems: Fairmove with permission (LINK-06), the second one for everyone (LINK-07). */
export function OtherParkingSystems() {
  const { t } = useParkshareTexts();
  const { links } = useConfiguration();
  const canUseFairmove = usePermission('Fairmove');
  const fairmove = canUseFairmove ? links.fairmove : null;
  if (!fairmove && !links.secondParking) return null;
  return (
    <div data-print="hide">
      <Section title={t('elsewhere.title')}>
        <List className={styles.systems}>
          {fairmove && <ParkingSystem system="fairmove" address={fairmove} />}
          {links.secondParking && <ParkingSystem system="secondParking" address={links.secondParking} />}
        </List>
      </Section>
    </div>
  );
}

function ParkingSystem({ system, address }: { system: 'fairmove' | 'secondParking'; address: string }) {
  const { t } = useParkshareTexts();
  return (
    <li className={styles.system}>
      <div className={styles.words}>
        <UiLink className={styles.name} href={address} target="_blank" rel="noopener noreferrer">
          {t(`elsewhere.${system}.title`)}
          <VisuallyHidden> ({t('elsewhere.opens')})</VisuallyHidden>
        </UiLink>
        <p className={styles.help}>{t(`elsewhere.${system}.help`)}</p>
      </div>
      <span className={styles.away}>
        <ExternalLinkIcon size={16} />
      </span>
    </li>
  );
}
