/** The files that a remote's build may contain. What is not listed here is neither accepted nor served. */

/** File ending → media type. HTML is missing on purpose: a document of a remote would run on the portal's origin. */
export const buildMediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Returns the media type that a build's file is served with, by its ending; null for endings that no build may contain. */
export function buildMediaTypeOf(path: string): string | null {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(buildMediaTypes, ending) ? (buildMediaTypes[ending] ?? null) : null;
}

/** The size of a build, as its `build.json` announces it. Far above a real area's build, far below what fills a disk. */
export const buildLimits = {
  maxFiles: 1_000,
  maxFileBytes: 20 * 1024 * 1024,
  /** All files together, unpacked. */
  maxBytes: 60 * 1024 * 1024,
  /** Unpacked bytes for each byte sent with brotli, over the whole build. Scripts and styles reach 3 to 10. */
  maxRatio: 50,
} as const;
