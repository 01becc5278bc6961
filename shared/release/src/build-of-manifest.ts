/** Describes a remote that another bundler built: its `mf-manifest.json` says what `build.json` says of our own builds. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { readManifest } from '@park/contract/federation-manifest';
import type { RemoteBuild } from '@park/contract/remote-build';
import { RemoteDescriptorSchema } from '@park/contract/remote-descriptor';
import { integrityOf } from './integrity-check';

export const manifestFile = 'mf-manifest.json';

export interface ManifestBuildInput {
  /** What `remote.config.ts` of our own remotes exports. */
  readonly descriptor: unknown;
  /** Every file of the build with its content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const compressible = /\.(js|mjs|css|svg|json|html)$/;

/**
 * @returns what `build.json` would say. The version is a hash of the files; sizes are bytes as sent with brotli.
 * @throws Error when the manifest or the descriptor is missing or wrong, or when the manifest exposes no `./routes`
 */
export function buildOfManifest({ descriptor, files }: ManifestBuildInput): RemoteBuild {
  const content = files.get(manifestFile);
  const manifest = content ? readManifest(content) : null;
  if (!manifest) throw new Error(`There is no ${manifestFile} of Module Federation.`);
  const routes = manifest.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new Error(`${manifestFile} exposes no ./routes.`);
  const parsed = RemoteDescriptorSchema.safeParse(descriptor);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || 'descriptor'}: ${issue.message}`).join('\n'),
    );
  const known = (paths: readonly string[]) => paths.filter((path) => files.has(path));
  // A module is imported when it is asked for; a script of its address would run it as something else.
  const page = {
    scripts: manifest.type === 'module' ? [] : known(routes.scripts),
    styles: known(routes.styles),
  };
  const none = { scripts: [], styles: [] };
  return {
    name: parsed.data.name,
    version: `${manifest.version}-${hashOf(files)}`,
    globalName: manifest.globalName,
    entry: manifest.entry,
    ...(manifest.type === 'module' ? { entryType: 'module' } : {}),
    manifest: manifestFile,
    descriptor: parsed.data,
    pages: Object.fromEntries(parsed.data.routes.map((route) => [route.page, page])),
    texts: { en: none, fr: none },
    files: [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([path, file]) => describe(path, file)),
    sharedVersions: Object.fromEntries(manifest.shared.map(({ name, version }) => [name, version])),
  };
}

function describe(path: string, content: Uint8Array): RemoteBuild['files'][number] {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const brotliBytes = compressible.test(path) ? brotliCompressSync(content, quality).byteLength : content.byteLength;
  return { path, bytes: content.byteLength, brotliBytes, integrity: integrityOf(content) };
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(path).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
