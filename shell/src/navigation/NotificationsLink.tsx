import { minuteMs } from '@park/domain';
import { useCall, useSession } from '@park/platform';
import { buttonClassName, UiLink } from '@park/ui';
import { BellIcon } from '@park/ui/icons';
import { useEffect, useState } from 'react';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { useShellTexts } from '../texts/use-shell-texts';
import styles from './NotificationsLink.module.css';

const path = '/portal/notifications';
const refetchIntervalMs = minuteMs;
const maxShown = 99;

/** The way to the person's messages, with the number of unread ones. */
export function NotificationsLink({ remotes }: { readonly remotes: readonly RemoteOutline[] }) {
  const { user } = useSession();
  const hasPage = remotes.some(({ descriptor }) => descriptor.routes.some((route) => route.path === path));
  return user && hasPage ? <UnreadLink /> : null;
}

function UnreadLink() {
  const { t } = useShellTexts();
  const isIdle = useIdle();
  const { data } = useCall('GET /api/notifications/unread', {}, { enabled: isIdle, refetchIntervalMs });
  const count = data?.unread ?? 0;
  const label = t('account.notifications', { count });
  return (
    <UiLink
      href={path}
      className={buttonClassName({ variant: 'quiet', iconOnly: true, className: styles.link })}
      aria-label={label}
      title={label}
    >
      <BellIcon size={18} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </UiLink>
  );
}

/** The number does not compete with what the first screen needs. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setIsIdle(true), { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}
