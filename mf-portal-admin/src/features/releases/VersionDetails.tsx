import { useFormat } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { DescriptionList, Dialog, List } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { BrowserCheckStatus } from './registry/BrowserCheckStatus';
import { CheckList } from './registry/CheckList';
import styles from './registry/Releases.module.css';
import { useReleaseLabels } from './registry/use-release-labels';
import { findVersion } from './registry/version-status';
import { VersionStatusLabel } from './registry/VersionStatusLabel';

/** All details of a version: origin, routes, sizes and publish checks. */
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
  const labels = useReleaseLabels();
  const difference = labels.sizeDifference(version, findVersion(remote, remote.live));
  const size = t('releases.details.sizeValue', {
    sent: format.bytes(version.brotliBytes),
    stored: format.bytes(version.bytes),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('releases.details.title', { version: version.version, area: labels.area(remote) })}
    >
      <div className={styles.details}>
        <DescriptionList
          items={[
            { term: t('releases.details.state'), value: <VersionStatusLabel remote={remote} version={version} /> },
            {
              term: t('releases.details.published'),
              value: t('releases.published', {
                who: labels.author(version.publishedBy),
                when: labels.dateTime(version.publishedAt),
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
          <List className={styles.routes}>
            {version.routes.map((route) => (
              <li key={route}>
                <code>{route}</code>
              </li>
            ))}
          </List>
        </section>
        <section>
          <h3 className={styles.detailTitle}>{t('releases.details.checks')}</h3>
          <CheckList checks={version.checks} />
          <BrowserCheckStatus remote={remote} version={version} />
        </section>
      </div>
    </Dialog>
  );
}
