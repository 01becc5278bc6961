/** What a remote's build is, as its `build.json` tells it, and as the registry publishes it. */
import * as z from 'zod/mini';

/** Begins with a letter or digit, so that it is no relative path and never meets the edge's `~` folders. */
export const BuildVersion = z.string().check(z.regex(/^[0-9A-Za-z][\w.+-]{0,99}$/, 'errors.field.invalid'));

/** A file below the build's folder: no leading slash, no segment that begins with a dot or `~`. */
export const BuildPath = z
  .string()
  .check(
    z.maxLength(300, 'errors.field.tooLong'),
    z.regex(/^[\w@+-][\w.@+~-]*(\/[\w@+-][\w.@+~-]*)*$/, 'errors.field.invalid'),
  );

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'errors.field.invalid'));
const size = z.int().check(z.minimum(0));

export const BuiltFile = z.object({
  path: BuildPath,
  /** Bytes as stored, and as sent with brotli; equal for what is not packed. */
  bytes: size,
  brotliBytes: size,
  /** `sha384-…`, as the `integrity` attribute wants it. */
  integrity: Integrity,
});
export type BuiltFile = z.output<typeof BuiltFile>;

const BuiltChunks = z.object({ scripts: z.array(BuildPath), styles: z.array(BuildPath) });

/** `build.json`. The descriptor's own rules are a check of the gate, so that a refusal can explain itself. */
export const RemoteBuild = z.object({
  name: z.string(),
  version: BuildVersion,
  globalName: z.string().check(z.regex(/^\w{1,200}$/, 'errors.field.invalid')),
  entry: BuildPath,
  descriptor: z.looseObject({ name: z.string() }),
  pages: z.record(z.string(), BuiltChunks),
  texts: z.record(z.string(), BuiltChunks),
  files: z.array(BuiltFile).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(2_000, 'errors.field.tooMany')),
  /** Name of a shared library → version it was built against. */
  sharedVersions: z.record(z.string(), z.string()),
});
export type RemoteBuild = z.output<typeof RemoteBuild>;

/** A build as a page sees it. */
export const PublishedBuild = z.object({
  name: z.string(),
  version: BuildVersion,
  globalName: z.string().check(z.regex(/^\w+$/)),
  entry: z.string(),
  /** `/_mf/<name>/<version>/`, or the same below an origin of the remote's own; ends with a slash. */
  baseUrl: z.string().check(z.regex(/^(\/|https?:\/\/).*\/$/)),
  pages: z.record(z.string(), BuiltChunks),
  texts: z.record(z.string(), BuiltChunks),
  /** Path → `sha384-…`. The registry names every script and style; a page may carry fewer. */
  integrity: z.record(z.string(), z.string()),
});
export type PublishedBuild = z.output<typeof PublishedBuild>;

const isIntegral = (path: string) => /\.(js|css)$/.test(path);

/** What the registry says of a build: addresses instead of sizes. */
export function publishedBuildOf({
  name,
  version,
  globalName,
  entry,
  pages,
  texts,
  files,
}: Pick<RemoteBuild, 'name' | 'version' | 'globalName' | 'entry' | 'pages' | 'texts' | 'files'>): PublishedBuild {
  const integrity = Object.fromEntries(
    files.filter((file) => isIntegral(file.path)).map((file) => [file.path, file.integrity]),
  );
  return { name, version, globalName, entry, pages, texts, baseUrl: `/_mf/${name}/${version}/`, integrity };
}
