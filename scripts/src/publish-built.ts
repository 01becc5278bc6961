/** Publishes the built remotes in a running portal, by the calls that an area team uses. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { readBuildOnDisk, type BuildOnDisk } from '@park/release-command/build-on-disk';
import { createPortalClient, PortalError, type PortalClient } from '@park/release-command/portal-client';
import { publishBuild } from '@park/release-command/publish';
import { reportChecks } from '@park/release-command/report';

export interface PublishBuiltOptions {
  /** Where the calls go: the api itself, or a portal in front of it. */
  readonly origin: string;
  readonly key: string;
  /** Folder of the store: files that were deleted there are sent again. */
  readonly store: string;
  readonly onProgress: (text: string) => void;
}

/**
 * Leaves versions alone that the portal has already: a second start needs one call, and rollbacks and pins are kept. A
 * build that the gate refuses is reported and not released; the live version stays live.
 */
export async function publishBuilt({ origin, key, store, onProgress }: PublishBuiltOptions): Promise<void> {
  const client = createPortalClient({ portal: origin, token: key });
  const { remotes } = await client.allStatus();
  const known = new Map(remotes.map((remote) => [remote.remote, remote]));
  const waiting = remoteNames().map((name) => readBuildOnDisk(name, path.join(workspaceRoot, name)));
  for (const onDisk of waiting) {
    const { name, version, entry } = onDisk.build;
    const isStored = existsSync(path.join(store, name, version, entry));
    const before = known.get(name);
    const isKnown =
      before?.versions.some((row) => row.version === version && row.state !== 'uploading' && row.passed) ?? false;
    // A version that was live stays, also when the gate refuses it today.
    if (isStored && ((isKnown && before?.live) || before?.live === version)) continue;
    await release(client, onDisk, {
      isToSend: !isKnown || !isStored,
      isToPromote: !isKnown || !before?.live,
      onProgress,
    });
  }
}

interface Steps {
  readonly isToSend: boolean;
  readonly isToPromote: boolean;
  readonly onProgress: (text: string) => void;
}

async function release(
  client: PortalClient,
  onDisk: BuildOnDisk,
  { isToSend, isToPromote, onProgress }: Steps,
): Promise<void> {
  const { name, version } = onDisk.build;
  if (isToSend) {
    onProgress(`publishing ${name} ${version}`);
    const published = await publishBuild(client, onDisk, { isCheckedNow: false });
    if (!published.passed) {
      onProgress(`${name} ${version} does not pass the gate and is not released`);
      reportChecks(
        { write: onProgress },
        published.checks.filter((check) => !check.ok),
      );
      return;
    }
  }
  if (!isToPromote) return;
  try {
    await client.promote(name, { version, reason: 'Built and started on this machine' });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    onProgress(`${name} ${version} is not released. ${error.message}`);
  }
}
