import { assignableRoles, Role, roleName, rolesWith, type Permission, type RoleId } from '@park/domain';
import { useFormat, usePageTitle, useSession } from '@park/platform';
import { ButtonLink, DescriptionList, Page } from '@park/ui';
import { useShellTexts } from '../texts/use-shell-texts';
import type { MissingRight } from './guard-route';

/** Roles that people of the own company can assign. */
const givenByCompany: readonly RoleId[] = assignableRoles(Role.CompanySupervisor);

/**
 * Shown in place of a page that the person has no access to (AMB-19): the missing permission, the roles that have it,
 * and whom to ask.
 */
export function NoAccessPage({ missing }: { missing: MissingRight }) {
  const { t } = useShellTexts();
  const format = useFormat();
  const { user, company } = useSession();
  usePageTitle(t('noAccess.title'));
  const roles =
    'anyOf' in missing ? [...new Set(missing.anyOf.flatMap((permission: Permission) => rolesWith(permission)))] : [];
  const isGivenByCompany = roles.some((role) => givenByCompany.includes(role));
  const rights =
    'anyOf' in missing
      ? missing.anyOf.map((permission) => t(`permissions.${permission}`))
      : [t(`flags.${missing.flag}`)];
  const asked = 'anyOf' in missing ? missing.anyOf[0] : undefined;
  const ownRole = user ? roleName(user.role) : null;
  const nameOf = (role: RoleId) => t(`roles.${roleName(role) ?? 'none'}`);
  return (
    <Page
      title={t('noAccess.title')}
      lead={t('noAccess.reason')}
      width="reading"
      action={
        <>
          <ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>
          {user && asked && (
            <ButtonLink variant="primary" href={`/portal/ask-for-access?permission=${asked}`}>
              {t('noAccess.ask')}
            </ButtonLink>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('noAccess.missing'), value: rights.join(' · ') },
          ...(roles.length > 0 ? [{ term: t('noAccess.rolesWith'), value: format.list(roles.map(nameOf)) }] : []),
          { term: t('noAccess.yourRole'), value: ownRole ? t(`roles.${ownRole}`) : t('roles.none') },
          {
            term: t('noAccess.whomToAsk'),
            value:
              isGivenByCompany && company ? t('noAccess.askCompany', { company: company.name }) : t('noAccess.askPark'),
          },
        ]}
      />
    </Page>
  );
}
