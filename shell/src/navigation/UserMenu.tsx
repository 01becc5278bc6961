import { roleName } from '@park/domain';
import { useFormat, usePermission, type SessionCompany, type SessionUser } from '@park/platform';
import { Avatar, MenuButton, type MenuItem } from '@park/ui';
import { CarIcon, LayoutGridIcon, LogOutIcon, StarIcon } from '@park/ui/icons';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { useShellTexts } from '../texts/use-shell-texts';
import { useSignOut } from './use-sign-out';

export interface UserMenuProps {
  readonly user: SessionUser;
  readonly company: SessionCompany | null;
  readonly remotes: readonly RemoteOutline[];
}

/**
 * The signed-in person with company, role and credits, and the way to sign out. The menu's code loads on hover or
 * focus.
 */
export function UserMenu({ user, company, remotes }: UserMenuProps) {
  const { t } = useShellTexts();
  const format = useFormat();
  const canEnterPortal = usePermission('Portal_Access');
  const canPark = usePermission('Parkshare_Read');
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const role = roleName(user.role);
  const hasRoute = (path: string) =>
    remotes.some(({ descriptor }) => descriptor.routes.some((route) => route.path === path));

  const items: MenuItem[] = [
    { kind: 'heading', key: 'name', label: name },
    {
      kind: 'heading',
      key: 'role',
      label: [role ? t(`roles.${role}`) : t('roles.none'), company?.name].filter(Boolean).join(' · '),
    },
    { kind: 'separator', key: 'after-person' },
    ...(canEnterPortal && hasRoute('/portal')
      ? [{ key: 'portal', label: t('account.portal'), icon: <LayoutGridIcon size={16} />, href: '/portal' }]
      : []),
    ...(canPark && hasRoute('/parkshare')
      ? [
          {
            key: 'credits',
            label: t('account.credits'),
            hint: format.number(user.parkshareCredits),
            icon: <CarIcon size={16} />,
            href: '/parkshare',
          },
        ]
      : []),
    ...(hasRoute('/saved')
      ? [{ key: 'saved', label: t('account.saved'), icon: <StarIcon size={16} />, href: '/saved' }]
      : []),
    { key: 'sign-out', label: t('account.signOut'), icon: <LogOutIcon size={16} />, onSelect: signOut },
  ];
  return (
    <MenuButton
      label={t('account.menu', { name })}
      icon={<Avatar name={name} picture={user.picture} size="small" />}
      items={items}
    />
  );
}
