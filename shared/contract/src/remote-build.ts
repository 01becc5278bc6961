/** A remote's build, as described by its `build.json` and as published by the registry. */
import * as z from 'zod/mini';
import { buildMediaTypeOf } from './build-files';

/** Starts with a letter or digit, so it is never a relative path or one of the edge's `~` folders. */
export const BuildVersion = z.string().check(z.regex(/^[0-9A-Za-z][\w.+-]{0,99}$/, 'errors.field.invalid'));

/**
 * A path inside the build's folder: no leading slash, no segment that starts with a dot or `~`, and one of the known
 * endings (`buildMediaTypes`). The field error is `errors.field.fileType` for other endings, such as `.html`.
 */
export const BuildPath = z.string().check(
  z.maxLength(300, 'errors.field.tooLong'),
  z.regex(/^[\w@+-][\w.@+~-]*(\/[\w@+-][\w.@+~-]*)*$/, 'errors.field.invalid'),
  z.refine((path) => buildMediaTypeOf(path) !== null, 'errors.field.fileType'),
);

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'errors.field.invalid'));
const size = z.int().check(z.minimum(0));

export const BuiltFile = z.object({
  path: BuildPath,
  /** Size in bytes, uncompressed and with brotli; equal for files that are not compressed. */
  bytes: size,
  brotliBytes: size,
  /** `sha384-…`, in the format of the `integrity` attribute. */
  integrity: Integrity,
});
export type BuiltFile = z.output<typeof BuiltFile>;

/** Files that a page or a language of a remote's texts needs besides the entry, by their path. */
export const BuiltChunks = z.object({
  scripts: z.array(BuildPath),
  styles: z.array(BuildPath),
  /** Shared libraries of the host that load with the first page that needs them; missing where it needs none. */
  shared: z.optional(z.array(z.string())),
});
export type BuiltChunks = z.output<typeof BuiltChunks>;

/** The build of a remote that renders on the server, and the pages that it renders. */
const ServerBuild = z.object({
  file: BuildPath,
  pages: z.array(z.string()),
  /** Files with the texts by language; missing in builds whose `file` holds them. */
  texts: z.optional(z.object({ en: BuildPath, fr: BuildPath })),
});

/** `build.json`. The descriptor is validated by a publish check, which can explain a rejection. */
export const RemoteBuild = z.object({
  name: z.string(),
  version: BuildVersion,
  globalName: z.string().check(z.regex(/^\w{1,200}$/, 'errors.field.invalid')),
  entry: BuildPath,
  /** Missing for a script that defines the global. */
  entryType: z.optional(z.literal('module')),
  /** The container alone, for shells that provide the runtime of Module Federation. */
  container: z.optional(BuildPath),
  /** Manifest of Module Federation (`mf-manifest.json`). */
  manifest: z.optional(BuildPath),
  descriptor: z.looseObject({ name: z.string() }),
  pages: z.record(z.string(), BuiltChunks),
  texts: z.record(z.string(), BuiltChunks),
  /** Missing for builds that are rendered in the browser only. */
  server: z.optional(ServerBuild),
  files: z.array(BuiltFile).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(2_000, 'errors.field.tooMany')),
  /** Versions of the shared libraries that the build was compiled with, by name. */
  sharedVersions: z.record(z.string(), z.string()),
});
export type RemoteBuild = z.output<typeof RemoteBuild>;

/** A build as pages load it. */
export const PublishedBuild = z.object({
  name: z.string(),
  version: BuildVersion,
  globalName: z.string().check(z.regex(/^\w+$/)),
  entry: z.string(),
  entryType: z.optional(z.literal('module')),
  container: z.optional(z.string()),
  manifest: z.optional(z.string()),
  /** Range of the platform’s version that it needs; missing in older registries. */
  platform: z.optional(z.string()),
  /** `/_mf/<name>/<version>/`, on the shell's or the remote's own origin; ends with a slash. */
  baseUrl: z.string().check(z.regex(/^(\/|https?:\/\/).*\/$/)),
  pages: z.record(z.string(), BuiltChunks),
  texts: z.record(z.string(), BuiltChunks),
  /** Missing for builds that are rendered in the browser only. */
  server: z.optional(ServerBuild),
  /** `sha384-…` hashes by path. The registry lists all scripts and styles; a page may carry fewer. */
  integrity: z.record(z.string(), z.string()),
});
export type PublishedBuild = z.output<typeof PublishedBuild>;

const hasIntegrity = (path: string) => /\.(js|css)$/.test(path);

const NeededPlatform = z.object({ platform: z.optional(z.string()) });

/** Returns the registry's form of a build, with addresses and integrity hashes instead of sizes. */
export function publishedBuildOf(
  build: Omit<RemoteBuild, 'descriptor' | 'sharedVersions'> & { readonly descriptor: object },
): PublishedBuild {
  const { name, version, globalName, entry, entryType, container, manifest, pages, texts, server, files } = build;
  const integrity = Object.fromEntries(
    files.filter((file) => hasIntegrity(file.path)).map((file) => [file.path, file.integrity]),
  );
  const baseUrl = `/_mf/${name}/${version}/`;
  const { platform } = NeededPlatform.parse(build.descriptor);
  const facts = { name, version, globalName, entry, entryType, container, manifest, platform };
  return { ...facts, pages, texts, server, baseUrl, integrity };
}
