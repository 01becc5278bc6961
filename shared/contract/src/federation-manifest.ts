/** The part of `mf-manifest.json` that says what a host has to load. Bundlers differ in what else they write. */
import * as z from 'zod/mini';

const Assets = z.object({ sync: z._default(z.array(z.string()), []) });

const FederationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    buildInfo: z.optional(z.object({ buildVersion: z.optional(z.string()) })),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  exposes: z._default(z.array(z.object({ path: z.string(), assets: z.object({ js: Assets, css: Assets }) })), []),
  shared: z._default(z.array(z.object({ name: z.string(), version: z.string() })), []),
});

export interface ManifestFacts {
  readonly globalName: string;
  /** Of the package that was built, such as `1.0.0`. */
  readonly version: string;
  /** Path of the entry below the manifest's folder. */
  readonly entry: string;
  /** `module` is imported; everything else is a script that defines a global. */
  readonly type: 'module' | 'script';
  readonly exposes: readonly ManifestExpose[];
  /** Libraries with the version that the build was compiled with; those of unknown version are left out. */
  readonly shared: readonly { readonly name: string; readonly version: string }[];
}

export interface ManifestExpose {
  /** As remotes are asked for it: `./routes`. */
  readonly path: string;
  /** Files that it needs besides the entry. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** @returns null when the content is no manifest */
export function readManifest(content: Uint8Array): ManifestFacts | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
  const manifest = FederationManifest.safeParse(value);
  if (!manifest.success) return null;
  const { metaData, exposes, shared } = manifest.data;
  const { globalName, buildInfo, remoteEntry } = metaData;
  return {
    globalName,
    // A bundler that finds no package file writes a word.
    version: /^\d/.test(buildInfo?.buildVersion ?? '') ? (buildInfo?.buildVersion ?? '') : '0.0.0',
    entry: [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/'),
    type: remoteEntry.type === 'module' || remoteEntry.type === 'esm' ? 'module' : 'script',
    exposes: exposes.map(({ path, assets }) => ({ path, scripts: assets.js.sync, styles: assets.css.sync })),
    shared: shared.filter(({ version }) => version !== ''),
  };
}
