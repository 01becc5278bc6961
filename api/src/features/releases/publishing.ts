/** Publishing in steps that can be repeated: the build's description, its files one by one, the end. Live is never touched. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { and, eq, isNotNull } from 'drizzle-orm';
import { buildLimits } from '@park/contract/build-files';
import type { BuiltFile, RemoteBuild } from '@park/contract/remote-build';
import type { GateCheck } from '@park/contract/gate-check';
import { integrityOf, runGate } from '@park/release';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { requireBuildWithinLimits } from './build-limits';
import { cancelChecks, requestCheck } from './check-queue';
import { failedChecks } from './failed-checks';
import { readPlatformFacts } from './platform-facts';
import { otherLiveBuilds } from './registry-change';
import type { ReleaseStore } from '../../core/files/release-store';
import type { Shipper } from './shipper';
import { releaseRemotes, releaseVersions, type VersionRow } from '../../core/database/schema/releases';
import { stateOf } from './version-state';

export type Publishing = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'log'> & { store: ReleaseStore };

const unpack = promisify(brotliDecompress);

/** The same for the same content, whatever the order of its keys. */
function hashOfBuild(build: unknown): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)]),
    );
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(build)))
    .digest('base64url');
}

const isVersion = (remote: string, version: string) =>
  and(eq(releaseVersions.remote, remote), eq(releaseVersions.version, version));

async function findVersion({ database }: Publishing, remote: string, version: string): Promise<VersionRow> {
  const [row] = await database.select().from(releaseVersions).where(isVersion(remote, version));
  if (!row) throw notFound();
  return row;
}

async function missingFiles({ store }: Publishing, { remote, version, build }: VersionRow): Promise<string[]> {
  const stored = await store.list(remote, version);
  return build.files.filter((file) => stored.get(file.path) !== file.bytes).map((file) => file.path);
}

/** @throws ApiError 409 when the version is known with other content */
export async function beginVersion(publishing: Publishing, remote: string, build: RemoteBuild, shipper: Shipper) {
  const { database, clock } = publishing;
  if (build.name !== remote)
    throw new ApiError(400, 'errors.validation', { fields: { name: 'errors.releases.otherRemote' } });
  const paths = build.files.map((file) => file.path);
  if (new Set(paths).size !== paths.length || paths.includes('build.json'))
    throw new ApiError(400, 'errors.validation', { fields: { files: 'errors.field.invalid' } });
  requireBuildWithinLimits(build.files);
  const buildHash = hashOfBuild(build);
  const now = clock();
  await database.insert(releaseRemotes).values({ remote, createdAt: now }).onConflictDoNothing();
  await database.transaction(async (tx) => {
    // Of two at once the first inserts the row, and both compare their build with it.
    const [inserted] = await tx
      .insert(releaseVersions)
      .values({ remote, version: build.version, build, buildHash, publishedBy: shipper.name, createdAt: now })
      .onConflictDoNothing()
      .returning({ version: releaseVersions.version });
    if (inserted) await recordBegun(tx, { remote, version: build.version, shipper, at: now });
  });
  let row = await findVersion(publishing, remote, build.version);
  if (row.buildHash !== buildHash)
    throw new ApiError(409, 'errors.releases.versionTaken', {
      details: { version: row.version, publishedBy: row.publishedBy },
    });
  if (row.removedAt) {
    const removed = and(isVersion(remote, row.version), isNotNull(releaseVersions.removedAt));
    await database.transaction(async (tx) => {
      const [reset] = await tx
        .update(releaseVersions)
        .set({
          removedAt: null,
          isComplete: false,
          completedAt: null,
          gateChecks: null,
          browserChecks: null,
          createdAt: now,
        })
        .where(removed)
        .returning({ version: releaseVersions.version });
      if (!reset) return;
      await cancelChecks(tx, remote, row.version);
      await recordBegun(tx, { remote, version: build.version, shipper, at: now });
    });
    row = await findVersion(publishing, remote, build.version);
  }
  return { version: row.version, state: stateOf(row), missing: await missingFiles(publishing, row) };
}

/** The trail begins with the first upload, so that an abandoned one leaves a line too. */
const recordBegun = (
  tx: Database,
  { remote, version, shipper, at }: { remote: string; version: string; shipper: Shipper; at: Date },
) =>
  recordAudit(tx, {
    at,
    actor: shipper.actor,
    action: 'begun',
    subjectKind: 'release',
    subjectId: remote,
    after: { version, reason: null, forced: false },
  });

/** @throws ApiError 400 when the content is not what the build says, 409 when the version is complete */
export async function putFile(
  publishing: Publishing,
  place: { remote: string; version: string; path: string },
  given: { content: Uint8Array; encoding: 'br' | undefined },
): Promise<void> {
  const row = await findVersion(publishing, place.remote, place.version);
  const file = row.build.files.find(({ path }) => path === place.path);
  if (!file) throw new ApiError(400, 'errors.validation', { fields: { path: 'errors.field.invalid' } });
  const wrong = () => new ApiError(400, 'errors.releases.wrongContent', { details: { path: file.path } });
  let content = given.content;
  if (given.encoding === 'br') {
    if (content.byteLength !== file.brotliBytes) throw wrong();
    // Never unpacks more than the build says, whatever the packed copy would like to become.
    content = await unpack(content, {
      maxOutputLength: Math.max(1, Math.min(file.bytes, buildLimits.maxFileBytes)),
    }).catch(() => {
      throw wrong();
    });
  }
  if (content.byteLength !== file.bytes || integrityOf(content) !== file.integrity) throw wrong();
  const { store } = publishing;
  // What a store has lost may be brought back, for it can only be the same; nothing else of a complete version changes.
  if (row.isComplete && (await store.list(place.remote, place.version)).get(file.path) === file.bytes)
    throw new ApiError(409, 'errors.releases.immutable');
  // The packed copy first: once the file itself is there, it counts as sent.
  if (given.encoding === 'br') await store.write(place.remote, place.version, `${file.path}.br`, given.content);
  await store.write(place.remote, place.version, file.path, content);
}

async function isAnnouncedContent(
  store: ReleaseStore,
  { remote, version }: VersionRow,
  { path, bytes, integrity }: BuiltFile,
): Promise<boolean> {
  const content = await store.stream(remote, version, path);
  if (!content) return false;
  const hash = createHash('sha384');
  let read = 0;
  for await (const chunk of content) {
    read += chunk.byteLength;
    if (read > bytes) return false;
    hash.update(chunk);
  }
  return read === bytes && `sha384-${hash.digest('base64')}` === integrity;
}

/**
 * Verifies what is in the store and asks the gate. Repeated, it answers what was found; a version that did not pass and
 * was never live is asked again, for the live portal may have become another. One that passes is queued for the checks in
 * a browser.
 */
export async function completeVersion(
  publishing: Publishing,
  { remote, version, isCheckedNow }: { remote: string; version: string; isCheckedNow: boolean },
  shipper: Shipper,
) {
  const row = await verifyVersion(publishing, remote, version, shipper);
  if (isCheckedNow && row.browserChecks === null && failedChecks(row, false).length === 0)
    await requestCheck(publishing, { remote, version, shipper });
  return completed(row);
}

async function verifyVersion(
  publishing: Publishing,
  remote: string,
  version: string,
  shipper: Shipper,
): Promise<VersionRow> {
  const { database, clock, store } = publishing;
  const row = await findVersion(publishing, remote, version);
  const hasFailed = row.gateChecks?.some((check) => !check.ok) ?? false;
  if (row.isComplete && (row.firstLiveAt || !hasFailed)) return row;
  const lacking = new Set(await missingFiles(publishing, row));
  // One after the other and in chunks: a build is never in memory as a whole.
  for (const file of row.build.files)
    if (!lacking.has(file.path) && !(await isAnnouncedContent(store, row, file))) lacking.add(file.path);
  if (lacking.size > 0) throw new ApiError(409, 'errors.releases.incomplete', { details: { missing: [...lacking] } });
  const checks = await askGate(publishing, row, (path) => store.read(remote, version, path));
  await store.write(remote, version, 'build.json', Buffer.from(JSON.stringify(row.build)));
  const now = clock();
  await database.transaction(async (tx) => {
    const [done] = await tx
      .update(releaseVersions)
      .set({ isComplete: true, completedAt: row.completedAt ?? now, gateChecks: checks })
      .where(and(isVersion(remote, version), eq(releaseVersions.isComplete, row.isComplete)))
      .returning({ version: releaseVersions.version });
    // Somebody else finished it meanwhile, with the same files.
    if (!done || row.isComplete) return;
    const passed = checks.every((check) => check.ok);
    await recordAudit(tx, {
      at: now,
      actor: shipper.actor,
      action: 'published',
      subjectKind: 'release',
      subjectId: remote,
      after: { version, reason: null, forced: false, passed },
    });
  });
  return findVersion(publishing, remote, version);
}

async function askGate(
  publishing: Publishing,
  row: VersionRow,
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<GateCheck[]> {
  const { database, configuration } = publishing;
  const [live, platform, [liveRow]] = await Promise.all([
    otherLiveBuilds(database, row.remote),
    readPlatformFacts(publishing),
    database
      .select({ build: releaseVersions.build })
      .from(releaseVersions)
      .innerJoin(
        releaseRemotes,
        and(eq(releaseRemotes.remote, releaseVersions.remote), eq(releaseRemotes.liveVersion, releaseVersions.version)),
      )
      .where(eq(releaseVersions.remote, row.remote)),
  ]);
  return runGate({
    build: row.build,
    read,
    live,
    platform,
    liveBuild: liveRow?.build ?? null,
    budget: configuration.releases.budget,
  });
}

function completed(row: VersionRow) {
  const checks = [...(row.gateChecks ?? []), ...(row.browserChecks ?? [])];
  return { version: row.version, state: stateOf(row), passed: checks.every((check) => check.ok), checks };
}
