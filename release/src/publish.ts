/** Sends the files of a build that the portal lacks, and has the portal verify it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { CallResponse } from '@park/contract';
import type { BuildOnDisk } from './build-on-disk';
import { PortalError, type PortalClient } from './portal-client';
import { UsageError } from './usage-error';

/** Uses the bandwidth without overloading the portal. */
const parallelUploads = 6;
const maxAttempts = 3;

export interface PublishOptions {
  /** Whether the version is queued for the checks in a browser. */
  isCheckedNow: boolean;
  /** Files sent, of those that the store lacked. */
  onFile?: (sent: number, all: number) => void;
}

export type Published = CallResponse<'POST /api/releases/{remote}/versions/{version}/complete'> & {
  readonly sent: number;
};

export async function publishBuild(
  client: PortalClient,
  onDisk: BuildOnDisk,
  { isCheckedNow, onFile = () => {} }: PublishOptions,
): Promise<Published> {
  const { build } = onDisk;
  const { missing } = await client.begin(build);
  await sendFiles(client, onDisk, missing, onFile);
  try {
    return { ...(await client.complete(build.name, build.version, isCheckedNow)), sent: missing.length };
  } catch (error) {
    // The store has lost or damaged files meanwhile: they are sent once more.
    const again = missingOf(error);
    if (!again) throw error;
    await sendFiles(client, onDisk, again, onFile);
    return { ...(await client.complete(build.name, build.version, isCheckedNow)), sent: missing.length + again.length };
  }
}

function missingOf(error: unknown): string[] | null {
  if (!(error instanceof PortalError) || error.problem?.key !== 'errors.releases.incomplete') return null;
  const { missing } = (error.problem.details ?? {}) as { missing?: unknown };
  return Array.isArray(missing) ? missing.map(String) : null;
}

async function sendFiles(
  client: PortalClient,
  onDisk: BuildOnDisk,
  paths: readonly string[],
  onFile: (sent: number, all: number) => void,
): Promise<void> {
  const waiting = [...paths];
  let sent = 0;
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await sendFile(client, onDisk, path);
      sent += 1;
      onFile(sent, paths.length);
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, lane));
}

async function sendFile(client: PortalClient, onDisk: BuildOnDisk, path: string): Promise<void> {
  const { name, version, files } = onDisk.build;
  const [content, packed] = [onDisk.read(path), onDisk.readPacked(path)];
  if (!content) throw new UsageError(`${path} is in build.json and not in ${onDisk.folder}. Build again.`);
  // The packed copy is worth sending only when it is the one that the build measured.
  const isPacked = packed !== null && packed.byteLength === files.find((file) => file.path === path)?.brotliBytes;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.putFile({ remote: name, version, path }, isPacked ? packed : content, isPacked);
    } catch (error) {
      const { status } = error as Partial<PortalError>;
      const isTemporary = status === 0 || status === 503 || status === 429;
      // Another process has completed the same version meanwhile.
      if (error instanceof PortalError && error.problem?.key === 'errors.releases.immutable') return;
      if (!isTemporary || attempt === maxAttempts) throw error;
      await delay(250 * 2 ** attempt);
    }
  }
}
