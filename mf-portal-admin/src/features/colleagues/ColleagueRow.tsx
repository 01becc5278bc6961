import type { PersonRow } from '@park/contract';
import { useSession } from '@park/platform';
import { Avatar, Badge } from '@park/ui';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Colleagues.module.css';

export function ColleagueRow({
  person: { hashedId, firstName, lastName, username, picture, role, email, phone },
}: {
  person: PersonRow;
}) {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const roles = useCatalogLabel('roles');
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  // A line keeps its height while the words of the catalog are on their way.
  const roleText =
    role === null ? t('colleagues.noRole') : (roles.label(String(role)) ?? (roles.isPending ? '\u00a0' : String(role)));
  return (
    <li className={styles.person}>
      <Avatar name={name} picture={picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name}
          {hashedId === user?.hashedId && <Badge>{t('colleagues.you')}</Badge>}
        </h3>
        <p className={styles.role}>{roleText}</p>
      </div>
      <div className={styles.reach}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      </div>
    </li>
  );
}
