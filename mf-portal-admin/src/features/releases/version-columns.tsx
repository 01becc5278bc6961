import { useFormat } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { Button, StatusBadge, type Column } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useBrowserCheckProgress } from './registry/BrowserCheckStatus';
import styles from './registry/Releases.module.css';
import { useReleaseLabels } from './registry/use-release-labels';
import { isPreviewable, allowedActions, findVersion, type ReleaseAction } from './registry/version-status';
import { VersionButton } from './VersionButton';
import { VersionStatusLabel } from './registry/VersionStatusLabel';

export interface RowActions {
  readonly onDetails: (version: string) => void;
  readonly onAction: (kind: ReleaseAction, version: string) => void;
  readonly onPreview: (version: string) => void;
}

/** The columns of the table of versions. */
export function useVersionColumns(
  remote: RemoteStatus,
  { onDetails, onAction: onMove, onPreview }: RowActions,
): readonly Column<ReleaseVersion>[] {
  const { t } = usePortalTexts();
  const format = useFormat();
  const labels = useReleaseLabels();
  const live = findVersion(remote, remote.live);
  return [
    {
      key: 'version',
      header: t('releases.column.version'),
      isRowHeader: true,
      cell: (version) => (
        <div className={styles.lines}>
          <VersionButton version={version} onOpen={() => onDetails(version.version)} />
          <span className={styles.quiet}>
            {t('releases.published', {
              who: labels.author(version.publishedBy),
              when: labels.dateTime(version.publishedAt),
            })}
          </span>
        </div>
      ),
    },
    {
      key: 'place',
      header: t('releases.column.place'),
      cell: (version) => <VersionStatusLabel remote={remote} version={version} />,
    },
    {
      key: 'failures',
      header: t('releases.column.failures'),
      align: 'end',
      cell: (version) => <Failures version={version} live={live} />,
    },
    {
      key: 'size',
      header: t('releases.column.size'),
      align: 'end',
      cell: (version) => (
        <div className={styles.lines}>
          <span>{format.bytes(version.brotliBytes)}</span>
          <span className={styles.quiet}>{labels.sizeDifference(version, live)}</span>
        </div>
      ),
    },
    { key: 'checks', header: t('releases.column.checks'), cell: (version) => <Checks version={version} /> },
    {
      key: 'actions',
      header: t('releases.column.actions'),
      isActions: true,
      cell: (version) => (
        <div className={styles.moves}>
          {allowedActions(remote, version).map((kind, index) => (
            <Button
              key={kind}
              size="small"
              variant={index === 0 ? 'secondary' : 'quiet'}
              aria-label={t(`releases.doTo.${kind}`, { version: version.version, area: labels.area(remote) })}
              onClick={() => onMove(kind, version.version)}
            >
              {t(`releases.do.${kind}`)}
            </Button>
          ))}
          {isPreviewable(remote, version) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('releases.doTo.preview', { version: version.version })}
              onClick={() => onPreview(version.version)}
            >
              {t('releases.do.preview')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

/** The failure rate and the number of loads, highlighted when the rate is worse than the live version's. */
function Failures({ version, live }: { readonly version: ReleaseVersion; readonly live: ReleaseVersion | undefined }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { loads, failuresPerThousand } = version;
  if (failuresPerThousand === null) return <span className={styles.quiet}>{t('releases.noLoads')}</span>;
  const isWorse =
    live !== undefined && live.version !== version.version && failuresPerThousand > (live.failuresPerThousand ?? 0);
  return (
    <div className={styles.lines}>
      <span className={isWorse ? styles.failing : undefined}>
        {format.number(Math.round(failuresPerThousand * 10) / 10)}
      </span>
      <span className={styles.quiet}>
        {t(isWorse ? 'releases.ofLoadsWorse' : 'releases.ofLoads', { count: loads, loads: format.number(loads) })}
      </span>
    </div>
  );
}

function Checks({ version: { checks, hasBrowserChecks, browserCheck } }: { readonly version: ReleaseVersion }) {
  const { t } = usePortalTexts();
  const progress = useBrowserCheckProgress();
  const failed = checks.filter(({ ok }) => !ok).length;
  if (checks.length === 0) return <span className={styles.quiet}>{t('releases.noChecks')}</span>;
  if (failed > 0) return <StatusBadge status="danger">{t('releases.checksFailed', { count: failed })}</StatusBadge>;
  const note = hasBrowserChecks && browserCheck?.finishedAt !== null ? null : progress(browserCheck);
  return (
    <div className={styles.lines}>
      <span>{t('releases.checksPassed', { count: checks.length })}</span>
      {note && <span className={styles.quiet}>{note}</span>}
    </div>
  );
}
