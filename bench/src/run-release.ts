/**
 * `npm run bench -- release`: how long an area team waits. A changed copy of a built remote is published, promoted and rolled
 * back through a running portal; "visible" is when the shell's server puts the version into a page. Then how long visitors wait for
 * an area whose server hangs. Writes bench/release.md.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { workspaceRoot } from '@park/build/workspace';
import { readBuildOnDisk, type BuildOnDisk } from '@park/release-command/build-on-disk';
import { createPortalClient } from '@park/release-command/portal-client';
import { publishBuild } from '@park/release-command/publish';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { measureHang } from './hanging-remote';
import { describeMachine } from './machine';
import { median } from './report';
import { unlimitedRequests } from './unlimited-requests';

const remote = 'mf-directory';
const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const goal = 2_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The same build under a version of its own, with one file that is different, so that something has to be sent. */
function changed(onDisk: BuildOnDisk, run: number): BuildOnDisk {
  const content = new TextEncoder().encode(`/* bench ${run} ${Date.now()} */`);
  const marker = {
    path: 'bench.js',
    bytes: content.length,
    brotliBytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
  const build = {
    ...onDisk.build,
    version: `${onDisk.build.version}-bench.${run}`,
    files: [...onDisk.build.files, marker],
  };
  return {
    ...onDisk,
    build,
    read: (file) => (file === marker.path ? content : onDisk.read(file)),
    readPacked: (file) => (file === marker.path ? null : onDisk.readPacked(file)),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Asks for the page as visitors do, until it names the version. */
async function visible(origin: string, version: string): Promise<void> {
  const address = `${origin}/companies`;
  for (const started = performance.now(); performance.now() - started < 30_000;) {
    if ((await (await fetch(address)).text()).includes(`/_mf/${remote}/${version}/`)) return;
    await delay(20);
  }
  throw new Error(`${version} did not become visible within 30 s`);
}

const row = (step: string, values: readonly number[], most: number | null) =>
  `| ${step} | ${median(values).toFixed(0)} | ${Math.max(...values).toFixed(0)} | ${most ?? '–'} |`;

async function main(): Promise<void> {
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'park-release-bench-'));
  const portal = await startPortal({
    port: 0,
    dataFolder: folder,
    environment: { LOG_LEVEL: 'silent', ...unlimitedRequests },
  });
  try {
    const client = createPortalClient({ portal: portal.origin, token: portal.releaseKey });
    const onDisk = readBuildOnDisk(remote, path.join(workspaceRoot, remote));
    const times: Record<'publish' | 'promote' | 'rollback', number[]> = { publish: [], promote: [], rollback: [] };
    for (let run = 1; run <= runs; run += 1) {
      const mine = changed(onDisk, run);
      const { version } = mine.build;
      times.publish.push(await timed(() => publishBuild(client, mine, { isCheckedNow: false })));
      times.promote.push(
        await timed(async () => {
          await client.promote(remote, { version, reason: 'bench' });
          await visible(portal.origin, version);
        }),
      );
      times.rollback.push(
        await timed(async () => {
          await client.rollBack(remote, { version: onDisk.build.version, reason: 'bench' });
          await visible(portal.origin, onDisk.build.version);
        }),
      );
      say(
        `  run ${run}: ${Object.entries(times)
          .map(([name, values]) => `${name} ${(values.at(-1) ?? 0).toFixed(0)} ms`)
          .join(', ')}`,
      );
    }
    const hang = await measureHang(portal, runs);
    const names = {
      publish: 'publish to registered (all files sent and verified, gate)',
      promote: 'promote to visible',
      rollback: 'roll back to visible',
    };
    const rows = (Object.keys(names) as (keyof typeof names)[]).map((name) =>
      row(names[name], times[name], name === 'publish' ? null : goal),
    );
    rows.push(
      row('hanging server: error in place of its area', hang.error, 12_000),
      row('hanging server: another area opens meanwhile', hang.other, null),
    );
    const text = [
      '# Shipping an area',
      '',
      `${remote} with ${onDisk.build.files.length + 1} files, ${runs} runs, milliseconds. ${describeMachine()}.`,
      '',
      '| Step | Median | Longest | Goal |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
    writeFileSync(path.join(workspaceRoot, 'bench/release.md'), text);
    say(`\n${text}`);
    if ([times.promote, times.rollback].some((each) => median(each) > goal))
      throw new Error('The median of a step is above its goal.');
    if (Math.max(...hang.error) > 12_000) throw new Error('An area whose server hangs shows its error too late.');
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
