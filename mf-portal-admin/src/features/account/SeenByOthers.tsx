import type { CallResponse } from '@park/contract';
import { useFormat, type SessionUser } from '@park/platform';
import { DescriptionList } from '@park/ui';
import styles from './Account.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface SeenByOthersProps {
  readonly user: SessionUser;
  readonly entry: CallResponse<'GET /api/users/user/directory-entry'>;
}

/** What visitors and the managers of the company see of the person, by the saved choices. */
export function SeenByOthers({ user, entry }: SeenByOthersProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const shown = [
    `${user.firstName} ${user.lastName}`,
    entry.title,
    entry.showsEmail && user.email,
    entry.showsPhone && entry.phone,
    entry.showsPicture && t('people.portal.account.seen.picture'),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <div className={styles.seen}>
      <DescriptionList
        items={[
          {
            term: t('people.portal.account.seen.public'),
            value: entry.isListed ? format.list(shown) : t('people.portal.account.seen.nothing'),
          },
          {
            term: t('people.portal.account.seen.colleagues'),
            value: t('people.portal.account.seen.colleaguesSee'),
          },
        ]}
      />
    </div>
  );
}
