/** The registry: which builds of which remotes the shell loads. Served by the API, or written to a file during development. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { BuildVersion, PublishedBuild } from './remote-build';

/**
 * A descriptor as it was published. It may follow older rules, so readers parse it themselves (`parseDescriptor` of
 * `@park/platform/descriptor`) and skip a remote whose descriptor is invalid.
 */
export const PublishedDescriptor = z.looseObject({ name: z.string() });

export const RegistryCanary = z.object({
  build: PublishedBuild,
  /** The canary's own routes and menu entries, for the visitors who get the canary. */
  descriptor: PublishedDescriptor,
  /** Share of visitors from 0 to 1; null when only roles select. With both, matching one is enough. */
  share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Roles that always get the canary. */
  roles: z.array(z.enum(Role)),
});
export type RegistryCanary = z.output<typeof RegistryCanary>;

export const RegistryRemote = z.object({
  name: z.string(),
  descriptor: PublishedDescriptor,
  live: PublishedBuild,
  /** The fallback when the live version does not load; null when there is none. */
  previous: z.nullable(PublishedBuild),
  /** Missing in registry files. */
  canary: z._default(z.nullable(RegistryCanary), null),
  /** Base address of the remote's files: `<server>/<version>/<path>`. The edge proxies `/_mf/<name>/` to it. */
  server: z.url(),
});
export type RegistryRemote = z.output<typeof RegistryRemote>;

/** An area that is switched off: its addresses say so. */
export const DisabledArea = z.object({
  name: z.string(),
  title: z.object({ en: z.string(), fr: z.string() }),
  paths: z.array(z.string()),
  reason: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
});
export type DisabledArea = z.output<typeof DisabledArea>;

export const RegistryResponse = z.object({
  /** Changes with every update; also used as the ETag. */
  revision: z.string(),
  remotes: z.array(RegistryRemote),
  /** Missing in registry files. */
  disabled: z._default(z.array(DisabledArea), []),
});
export type RegistryResponse = z.output<typeof RegistryResponse>;

/** Versions of one remote whose files everybody may load. */
export const PublicVersions = z.object({ versions: z.array(BuildVersion) });

/** The version that a preview token shows. */
export const PreviewResponse = z.object({
  name: z.string(),
  descriptor: PublishedDescriptor,
  build: PublishedBuild,
  server: z.url(),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
});
export type PreviewResponse = z.output<typeof PreviewResponse>;

/** The response of the shell server's `GET /_platform`, which the publish checks compare a build with. */
export const PlatformFacts = z.object({
  platformVersion: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** Versions of the shared libraries that the live shell provides, by name. */
  sharedVersions: z.record(z.string(), z.string()),
});
export type PlatformFacts = z.output<typeof PlatformFacts>;
