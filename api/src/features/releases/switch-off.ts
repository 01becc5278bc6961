/** Switching an area off and on, and taking it out of the portal: its menu entries and routes go, its address says why. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { releaseVersions, type RemoteRow } from '../../core/database/schema/releases';
import { ApiError } from '../../core/errors/api-error';
import { changeRegistry } from './registry-change';
import type { Shipper } from './shipper';

type Context = Pick<AppContext, 'database' | 'clock'>;

interface SwitchRequest {
  remote: string;
  shipper: Shipper;
  reason: string;
}

/** What a descriptor says to people; builds of other tools are only known to have one. */
const Described = z.object({
  title: z.object({ en: z.string(), fr: z.string() }),
  routes: z.array(z.object({ path: z.string() })),
});

/** The page on which areas are switched on again. */
const panelPath = '/portal/admin/releases';

const switchedOff = ({ reason, shipper }: SwitchRequest, now: Date) => ({
  disabledSince: now,
  disabledReason: reason,
  disabledBy: shipper.name,
});

export const notDisabled = { disabledSince: null, disabledReason: null, disabledBy: null };

/** Versions stay as they are, and the area comes back with `enable`. */
export function disable(context: Context, request: SwitchRequest): Promise<boolean> {
  return changeRegistry(context, { ...request, action: 'disabled' }, async (tx, row, now) => {
    if (row.disabledSince) return { set: null, version: row.liveVersion };
    if (row.liveVersion === null) throw new ApiError(409, 'errors.releases.noLive');
    await refusePanel(tx, row, request.shipper);
    return { set: switchedOff(request, now), version: row.liveVersion };
  });
}

/**
 * Does nothing for an area that is on. Returns whether anything changed.
 * @throws ApiError 409 `errors.releases.unpublished` for one that was taken out: it comes back with its next live
 * version
 */
export function enable(context: Context, request: SwitchRequest): Promise<boolean> {
  return changeRegistry(context, { ...request, action: 'enabled' }, async (_tx, row) => {
    if (row.disabledSince && row.liveVersion === null) throw new ApiError(409, 'errors.releases.unpublished');
    return { set: row.disabledSince ? notDisabled : null, version: row.liveVersion };
  });
}

/** Nothing of the area is live any more. Its versions are kept; promoting one brings it back. */
export function unpublish(context: Context, request: SwitchRequest): Promise<boolean> {
  return changeRegistry(context, { ...request, action: 'unpublished' }, async (tx, row, now) => {
    const { liveVersion, pinnedVersion } = row;
    if (liveVersion === null) return { set: null, version: null };
    if (pinnedVersion !== null)
      throw new ApiError(409, 'errors.releases.pinned', {
        details: { version: pinnedVersion, by: row.pinnedBy, reason: row.pinnedReason },
      });
    await refusePanel(tx, row, request.shipper);
    await tx
      .update(releaseVersions)
      .set({ lastLiveAt: now })
      .where(and(eq(releaseVersions.remote, row.remote), eq(releaseVersions.version, liveVersion)));
    return {
      set: {
        liveVersion: null,
        liveSince: null,
        previousVersion: null,
        canaryVersion: null,
        canaryShare: null,
        canaryRoles: [],
        canarySince: null,
        canaryUntil: null,
        ...switchedOff(request, now),
      },
      version: liveVersion,
    };
  });
}

/** A person would take away the page on which this is undone; the command line can still undo it. */
async function refusePanel(tx: Database, { remote, liveVersion }: RemoteRow, { isPerson }: Shipper): Promise<void> {
  if (!isPerson || liveVersion === null) return;
  const [live] = await tx
    .select({ build: releaseVersions.build })
    .from(releaseVersions)
    .where(and(eq(releaseVersions.remote, remote), eq(releaseVersions.version, liveVersion)));
  const described = Described.safeParse(live?.build.descriptor);
  if (described.data?.routes.some(({ path }) => path === panelPath))
    throw new ApiError(409, 'errors.releases.holdsPanel');
}

/** The version whose routes say what is missing: the live one, or the last that was. */
export async function describeLastLive(database: Database, { remote, liveVersion }: RemoteRow) {
  const [row] = await database
    .select({ build: releaseVersions.build })
    .from(releaseVersions)
    .where(
      and(
        eq(releaseVersions.remote, remote),
        liveVersion === null ? isNotNull(releaseVersions.firstLiveAt) : eq(releaseVersions.version, liveVersion),
        isNull(releaseVersions.removedAt),
      ),
    )
    .orderBy(desc(releaseVersions.lastLiveAt))
    .limit(1);
  return Described.safeParse(row?.build.descriptor).data ?? null;
}
