/** The part of `mf-manifest.json` that says what a host has to load. */
import * as z from 'zod/mini';

const FederationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
});

export interface ManifestFacts {
  readonly globalName: string;
  /** Path of the entry below the manifest's folder. */
  readonly entry: string;
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
  const { globalName, remoteEntry } = manifest.data.metaData;
  return { globalName, entry: [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/') };
}
