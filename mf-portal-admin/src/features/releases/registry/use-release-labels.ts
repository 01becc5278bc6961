import { useFormat, type Instant } from '@park/platform';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { useCatalogLabel } from '../../../shared/use-catalog-label';
import type { Failing } from './audit-entry';
import { usePortalTexts } from '../../../texts/use-portal-texts';

export interface ReleaseWords {
  /** The area's name in the reader's language; the remote's own while nothing was published. */
  readonly area: (remote: Pick<RemoteStatus, 'remote' | 'title'>) => string;
  /** A person's name as it is; a machine, the operator and the portal itself in words. */
  readonly who: (by: string) => string;
  /** "Fri 20 Nov, 14:02" */
  readonly moment: (at: Instant) => string;
  /** Of a share from 0 to 1: "12.5%". */
  readonly percent: (share: number) => string;
  /** "10% of visitors", "Employee and Garage", or both. */
  readonly audience: (canary: NonNullable<RemoteStatus['canary']>) => string;
  readonly roles: (roles: readonly number[]) => string;
  /** Why the portal took a version back by itself. */
  readonly failing: (found: Failing) => string;
  /** "+3 KB", "−1 KB" or "same size", of what is sent; undefined for the live version itself. */
  readonly sizeDifference: (version: ReleaseVersion, live: ReleaseVersion | undefined) => string | undefined;
}

/** How releases are spoken of. */
export function useReleaseWords(): ReleaseWords {
  const { t, language } = usePortalTexts();
  const format = useFormat();
  const catalog = useCatalogLabel('roles');
  const percent = (share: number) => t('releases.percent', { value: format.number(Math.round(share * 1_000) / 10) });
  const roles = (ids: readonly number[]) => format.list(ids.map((id) => catalog.label(String(id)) ?? String(id)));
  return {
    area: ({ remote, title }) => title?.[language] ?? remote,
    who(by) {
      const label = /^deploy token “(.*)”$/.exec(by)?.[1];
      if (label !== undefined) return t('releases.who.token', { label });
      return by === 'system' || by === 'operator' ? t(`releases.who.${by}`) : by;
    },
    moment: (at) => `${format.day(at)}, ${format.time(at)}`,
    percent,
    roles,
    audience({ share, roles: chosen }) {
      if (share === null) return roles(chosen);
      const ofVisitors = t('releases.ofVisitors', { percent: percent(share) });
      return chosen.length > 0 ? t('releases.shareOrRoles', { share: ofVisitors, roles: roles(chosen) }) : ofVisitors;
    },
    failing: ({ version, measure, ...counts }) =>
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
