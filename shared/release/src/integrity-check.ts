import { createHash } from 'node:crypto';
import { readManifest } from '@park/contract/federation-manifest';
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { createGateCheck, counted } from './findings';

/** `sha384-…`, as `build.json` and the `integrity` attribute write it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @param read the content of a file of the build, or null when it is not there */
export async function checkIntegrity(
  build: RemoteBuild,
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<GateCheck> {
  const findings: string[] = [];
  const known = new Set(build.files.map((file) => file.path));
  for (const file of build.files) {
    const content = await read(file.path);
    if (!content) findings.push(`${file.path}: is missing`);
    else if (integrityOf(content) !== file.integrity) findings.push(`${file.path}: is not what the build’s hash says`);
  }
  const named = [
    build.entry,
    ...(build.container === undefined ? [] : [build.container]),
    ...(build.manifest === undefined ? [] : [build.manifest]),
    ...[...Object.values(build.pages), ...Object.values(build.texts)].flatMap(({ scripts, styles }) => [
      ...scripts,
      ...styles,
    ]),
  ];
  for (const path of new Set(named))
    if (!known.has(path)) findings.push(`${path}: is needed by a page and has no hash`);
  findings.push(...(await manifestFindings(build, read)));
  return createGateCheck('integrity', findings, {
    good: `All ${counted(build.files.length, 'file')} are what their hashes say.`,
    bad: (count) => `${counted(count, 'file is', 'files are')} not what the build says.`,
    values: { count: build.files.length },
  });
}

/** Other hosts and tools go by the manifest; it has to lead to the same remote as `build.json`. */
async function manifestFindings(
  { manifest, globalName, entry }: RemoteBuild,
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<string[]> {
  const content = manifest === undefined ? null : await read(manifest);
  if (manifest === undefined || !content) return [];
  const parsed = readManifest(content);
  if (!parsed) return [`${manifest}: is no manifest of Module Federation`];
  return [
    ...(parsed.globalName === globalName ? [] : [`${manifest}: names the global ${parsed.globalName}`]),
    ...(parsed.entry === entry ? [] : [`${manifest}: names the entry ${parsed.entry}`]),
  ];
}
