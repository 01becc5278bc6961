import { useFormat, type Instant } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { useCatalogLabel } from '../../../shared/use-catalog-label';
import type { FailureRates } from './audit-entry';
import { usePortalTexts } from '../../../texts/use-portal-texts';

export interface ReleaseLabels {
  /** The area's name in the current language; the remote's name until a version is published. */
  readonly area: (remote: Pick<RemoteStatus, 'remote' | 'title'>) => string;
  /** A person's name, or a description of a deploy token, the operator or the portal. */
  readonly author: (by: string) => string;
  /** "Fri 20 Nov, 14:02" */
  readonly dateTime: (at: Instant) => string;
  /** Of a share from 0 to 1: "12.5%". */
  readonly percent: (share: number) => string;
  /** "10% of visitors", "Employee and Garage", or both. */
  readonly audience: (canary: NonNullable<RemoteStatus['canary']>) => string;
  readonly roles: (roles: readonly number[]) => string;
  /** Why the portal rolled a version back automatically. */
  readonly rollbackReason: (found: FailureRates) => string;
  /** "+3 KB", "−1 KB" or "same size", compressed; undefined for the live version itself. */
  readonly sizeDifference: (version: ReleaseVersion, live: ReleaseVersion | undefined) => string | undefined;
}

/** Texts about releases. */
export function useReleaseLabels(): ReleaseLabels {
  const { t, language } = usePortalTexts();
  const format = useFormat();
  const catalog = useCatalogLabel('roles');
  const percent = (share: number) => t('releases.percent', { value: format.number(Math.round(share * 1_000) / 10) });
  const roles = (ids: readonly number[]) => format.list(ids.map((id) => catalog.label(String(id)) ?? String(id)));
  return {
    area: ({ remote, title }) => title?.[language] ?? remote,
    author(by) {
      const label = /^deploy token “(.*)”$/.exec(by)?.[1];
      if (label !== undefined) return t('releases.who.token', { label });
      return by === 'system' || by === 'operator' ? t(`releases.who.${by}`) : by;
    },
    dateTime: (at) => `${format.day(at)}, ${format.time(at)}`,
    percent,
    roles,
    audience({ share, roles: chosen }) {
      if (share === null) return roles(chosen);
      const ofVisitors = t('releases.ofVisitors', { percent: percent(share) });
      return chosen.length > 0 ? t('releases.shareOrRoles', { share: ofVisitors, roles: roles(chosen) }) : ofVisitors;
    },
    rollbackReason: ({ version, measure, ...counts }) =>
      t('releases.fellBack.why', {
        version,
        measure,
        ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.number(count)])),
      }),
    sizeDifference(version, live) {
      if (!live || live.version === version.version) return undefined;
      const more = version.brotliBytes - live.brotliBytes;
      if (more === 0) return t('releases.sizeSame');
      return t(more > 0 ? 'releases.sizeMore' : 'releases.sizeLess', { size: format.bytes(Math.abs(more)) });
    },
  };
}
