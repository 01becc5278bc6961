/**
 * Packs the packages that area teams install, as npm does, into a folder that a shell serves at `/_sdk/`. A version is
 * never changed: its name contains a hash of the sources, and what is there already stays as it is.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { compilePrograms, compileSources } from './compile-package';
import { declarePackages } from './declare-packages';
import { publishedManifest, type PublishedManifest } from './published-manifest';
import { releaseCommand, sdkPackages, sdkVersions, type PublishedVersions, type SdkPackage } from './sdk-packages';

interface PackedFile {
  readonly name: string;
  readonly filename: string;
  readonly integrity: string;
  readonly shasum: string;
}

const lastPart = (name: string) => name.split('/').at(-1) ?? name;
const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const draftPrefix = '.draft-';
/** Much longer than packing needs: a younger draft may belong to another process. */
const maxDraftAgeMs = 3_600_000;

/** A process that was killed leaves its draft behind. */
function removeOldDrafts(target: string): void {
  const names = existsSync(target) ? readdirSync(target) : [];
  for (const name of names.filter((each) => each.startsWith(draftPrefix))) {
    const draft = path.join(target, name);
    // The process that packs may remove its own draft at the same time.
    const modifiedAtMs = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modifiedAtMs > maxDraftAgeMs) rmSync(draft, { recursive: true, force: true });
  }
}

/** @returns the versions by name, and whether they were packed now */
export async function packSdk(target: string): Promise<{ versions: PublishedVersions; isPacked: boolean }> {
  removeOldDrafts(target);
  const versions = sdkVersions();
  const isThere = Object.entries(versions).every(([name, version]) =>
    existsSync(path.join(target, lastPart(name), `${version}.json`)),
  );
  if (isThere) return { versions, isPacked: false };
  mkdirSync(target, { recursive: true });
  // Beside the target, so that moving a file there is one step.
  const draft = mkdtempSync(path.join(target, draftPrefix));
  try {
    await declarePackages(sdkPackages, draft);
    const manifests = [
      ...(await Promise.all(sdkPackages.map((each) => writePackage(each, versions, draft)))),
      await writeCommand(versions, draft),
    ];
    const packed = await packFolders(
      manifests.map(({ name }) => lastPart(name)),
      draft,
    );
    for (const manifest of manifests) {
      const file = packed.find(({ name }) => name === manifest.name);
      if (!file) throw new Error(`npm did not pack ${manifest.name}`);
      addVersion({ target, draft, manifest, file });
    }
    return { versions, isPacked: true };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function writePackage(each: SdkPackage, versions: PublishedVersions, draft: string): Promise<PublishedManifest> {
  const folder = path.join(workspaceRoot, each.folder);
  const to = path.join(draft, lastPart(each.name));
  if (each.entries)
    await compilePrograms(folder, [...Object.values(each.entries), ...Object.values(each.commands ?? {})], to);
  else await compileSources(folder, to);
  for (const name of each.copied ?? []) cpSync(path.join(folder, name), path.join(to, name), { recursive: true });
  const settings = path.join(to, 'tsconfig.base.json');
  // Types are beside the package, as everything that is installed.
  if (existsSync(settings))
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('../../node_modules/@types', '../../@types'));
  const manifest = publishedManifest(each, versions);
  writeJson(path.join(to, 'package.json'), manifest);
  return manifest;
}

async function writeCommand(versions: PublishedVersions, draft: string): Promise<PublishedManifest> {
  const { name, folder } = releaseCommand;
  const to = path.join(draft, lastPart(name));
  const file = 'park-release.mjs';
  await execa(process.execPath, [path.join(workspaceRoot, folder, 'build.mjs'), path.join(to, file)]);
  const manifest = {
    name,
    version: versions[name] ?? '',
    type: 'module',
    bin: { 'park-release': `./${file}` },
    exports: {},
    dependencies: {},
  };
  writeJson(path.join(to, 'package.json'), manifest);
  return manifest;
}

async function packFolders(folders: readonly string[], draft: string): Promise<readonly PackedFile[]> {
  const { stdout } = await execa(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', ...folders.map((each) => `./${each}`)],
    { cwd: draft, stderr: 'pipe' },
  );
  return JSON.parse(stdout) as readonly PackedFile[];
}

/** The file first: a version is there when its description is. */
function addVersion({
  target,
  draft,
  manifest,
  file: { filename, integrity, shasum },
}: {
  readonly target: string;
  readonly draft: string;
  readonly manifest: PublishedManifest;
  readonly file: PackedFile;
}): void {
  const place = path.join(target, lastPart(manifest.name));
  const description = path.join(place, `${manifest.version}.json`);
  if (existsSync(description)) return;
  mkdirSync(place, { recursive: true });
  renameSync(path.join(draft, filename), path.join(place, `${manifest.version}.tgz`));
  writeJson(`${description}.draft`, { ...manifest, packedAt: new Date().toISOString(), dist: { integrity, shasum } });
  renameSync(`${description}.draft`, description);
}
