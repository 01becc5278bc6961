import { useFormat } from '@park/platform';
import type { GateCheck, ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { DescriptionList, Dialog, StatusBadge } from '@park/ui';
import { usePortalTexts } from '../texts/use-portal-texts';
import styles from './Releases.module.css';
import { useGateReason } from './use-gate-reason';
import { useReleaseWords } from './use-release-words';
import { versionNamed } from './version-place';
import { VersionPlace } from './VersionPlace';

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

/** Everything that is known of one version: where it came from, what it has, and what the gate said. */
export function VersionDetails({
  remote,
  version,
  onClose,
}: {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const words = useReleaseWords();
  const difference = words.sizeDifference(version, versionNamed(remote, remote.live));
  const size = t('releases.details.sizeValue', {
    sent: format.bytes(version.brotliBytes),
    stored: format.bytes(version.bytes),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('releases.details.title', { version: version.version, area: words.area(remote) })}
    >
      <div className={styles.details}>
        <DescriptionList
          items={[
            { term: t('releases.details.state'), value: <VersionPlace remote={remote} version={version} /> },
            {
              term: t('releases.details.published'),
              value: t('releases.published', {
                who: words.who(version.publishedBy),
                when: words.moment(version.publishedAt),
              }),
            },
            {
              term: t('releases.details.size'),
              value: difference ? `${size} (${t('releases.toLive', { difference })})` : size,
            },
            { term: t('releases.details.use'), value: format.number(version.loads) },
            {
              term: t('releases.details.failures'),
              value: t('releases.details.failuresValue', {
                load: format.number(version.loadFailures),
                render: format.number(version.renderFailures),
              }),
            },
          ]}
        />
        <section>
          <h3 className={styles.detailTitle}>{t('releases.details.routes')}</h3>
          {/* Safari takes a list without bullets for no list; the role says it again. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={styles.routes} role="list">
            {version.routes.map((route) => (
              <li key={route}>
                <code>{route}</code>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.detailTitle}>{t('releases.details.checks')}</h3>
          <CheckList checks={version.checks} />
          {!version.hasBrowserChecks && <p className={styles.quiet}>{t('releases.details.noBrowserChecks')}</p>}
        </section>
      </div>
    </Dialog>
  );
}

/** The gate's answers, in the reader's language; what exactly it found are names of files, routes and selectors, as they are. */
export function CheckList({ checks }: { readonly checks: readonly GateCheck[] }) {
  const { t } = usePortalTexts();
  const reasonOf = useGateReason();
  if (checks.length === 0) return <p className={styles.quiet}>{t('releases.noChecks')}</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- as above
    <ul className={styles.checks} role="list">
      {checks.map((found, index) => (
        <li key={`${found.check}-${index}`} className={styles.check}>
          <Answer check={found} reason={reasonOf(found)} />
        </li>
      ))}
    </ul>
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
