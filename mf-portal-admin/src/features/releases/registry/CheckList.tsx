import type { GateCheck } from '@park/contract/gate-check';
import { List, StatusBadge } from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from './Releases.module.css';
import { useGateReason } from './use-gate-reason';

const namedChecks = [
  'descriptor',
  'routes',
  'navigation',
  'permissions',
  'platform',
  'shared-libraries',
  'styles',
  'size',
  'integrity',
  'smoke',
  'accessibility',
] as const;
const isNamed = (check: string): check is (typeof namedChecks)[number] =>
  (namedChecks as readonly string[]).includes(check);

/** The publish checks in the reader's language; findings are names of files, routes and selectors and stay as they are. */
export function CheckList({ checks }: { readonly checks: readonly GateCheck[] }) {
  const { t } = usePortalTexts();
  const reasonOf = useGateReason();
  if (checks.length === 0) return <p className={styles.quiet}>{t('releases.noChecks')}</p>;
  return (
    <List className={styles.checks}>
      {checks.map((found, index) => (
        <li key={`${found.check}-${index}`} className={styles.check}>
          <Answer check={found} reason={reasonOf(found)} />
        </li>
      ))}
    </List>
  );
}

function Answer({
  check: { check, ok, reason: english, detail },
  reason,
}: {
  readonly check: GateCheck;
  readonly reason: string | undefined;
}) {
  const { t } = usePortalTexts();
  return (
    <>
      <div>
        <StatusBadge status={ok ? 'success' : 'danger'}>
          {ok ? t('releases.details.passed') : t('releases.details.failed')}
        </StatusBadge>
      </div>
      <div>
        <p className={styles.checkName}>{isNamed(check) ? t(`releases.details.check.${check}`) : check}</p>
        <p className={styles.quiet} lang={reason === undefined ? 'en' : undefined}>
          {reason ?? english}
        </p>
        {detail.length > 0 && (
          <ul className={styles.findings} lang="en">
            {detail.map((finding, place) => (
              <li key={place}>{finding}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
