import { useFormat } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { DescriptionList, Dialog } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CheckList } from './registry/CheckList';
import styles from './registry/Releases.module.css';
import { useReleaseWords } from './registry/use-release-labels';
import { versionNamed } from './registry/version-status';
import { VersionPlace } from './registry/VersionStatusLabel';

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
