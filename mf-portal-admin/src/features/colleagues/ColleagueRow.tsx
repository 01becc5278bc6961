import type { PersonRow } from '@park/contract';
import { useSession } from '@park/platform';
import { Avatar, Badge } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useRoleLabel } from '../people/use-role-label';
import styles from './Colleagues.module.css';

export function ColleagueRow({
  person: { hashedId, firstName, lastName, username, picture, role, email, phone },
}: {
  person: PersonRow;
}) {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const roleLabel = useRoleLabel();
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  return (
    <li className={styles.person}>
      <Avatar name={name} picture={picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name}
          {hashedId === user?.hashedId && <Badge>{t('colleagues.you')}</Badge>}
        </h3>
        <p className={styles.role}>{roleLabel(role)}</p>
      </div>
      <div className={styles.reach}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      </div>
    </li>
  );
}
