import { useFormat } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { Button, StatusBadge, type Column } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './registry/Releases.module.css';
import { useReleaseWords } from './registry/use-release-labels';
import { isPreviewable, movesOf, versionNamed, type MoveKind } from './registry/version-status';
import { VersionButton } from './VersionButton';
import { VersionPlace } from './registry/VersionStatusLabel';

export interface RowActions {
  readonly onDetails: (version: string) => void;
  readonly onMove: (kind: MoveKind, version: string) => void;
  readonly onPreview: (version: string) => void;
}

/** The columns in which versions of one area are compared. */
export function useVersionColumns(
  remote: RemoteStatus,
  { onDetails, onMove, onPreview }: RowActions,
): readonly Column<ReleaseVersion>[] {
  const { t } = usePortalTexts();
  const format = useFormat();
  const words = useReleaseWords();
  const live = versionNamed(remote, remote.live);
  return [
    {
      key: 'version',
      header: t('releases.column.version'),
      isRowHeader: true,
      cell: (version) => (
        <div className={styles.lines}>
          <VersionButton version={version} onOpen={() => onDetails(version.version)} />
          <span className={styles.quiet}>
            {t('releases.published', { who: words.who(version.publishedBy), when: words.moment(version.publishedAt) })}
          </span>
        </div>
      ),
    },
    {
      key: 'place',
      header: t('releases.column.place'),
      cell: (version) => <VersionPlace remote={remote} version={version} />,
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
          <span className={styles.quiet}>{words.sizeDifference(version, live)}</span>
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
          {movesOf(remote, version).map((kind, index) => (
            <Button
              key={kind}
              size="small"
              variant={index === 0 ? 'secondary' : 'quiet'}
              aria-label={t(`releases.doTo.${kind}`, { version: version.version, area: words.area(remote) })}
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

/** How often it failed, of how many loads; and in words and colour when that is worse than what everybody else has. */
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

function Checks({ version: { checks } }: { readonly version: ReleaseVersion }) {
  const { t } = usePortalTexts();
  const failed = checks.filter(({ ok }) => !ok).length;
  if (checks.length === 0) return <span className={styles.quiet}>{t('releases.noChecks')}</span>;
  if (failed > 0) return <StatusBadge status="danger">{t('releases.checksFailed', { count: failed })}</StatusBadge>;
  return <span>{t('releases.checksPassed', { count: checks.length })}</span>;
}
