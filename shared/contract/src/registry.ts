/** The registry: which builds of which remotes the shell shows. Answered by the API, or written to a file while developing. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { PublishedBuild } from './remote-build';

/**
 * A descriptor as it was published. It may be older than the reader's rules, so it is the reader who parses it
 * (`parseDescriptor` of `@park/platform/descriptor`) and leaves out a remote whose descriptor it does not understand.
 */
export const PublishedDescriptor = z.looseObject({ name: z.string() });

export const RegistryCanary = z.object({
  build: PublishedBuild,
  /** The canary's own routes and menu entries; live visitors keep those of the live version. */
  descriptor: PublishedDescriptor,
  /** Part of the visitors that gets it, 0 to 1; null when it goes by roles alone. With both, either is enough. */
  share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Roles that always get it. */
  roles: z.array(z.enum(Role)),
});
export type RegistryCanary = z.output<typeof RegistryCanary>;

export const RegistryRemote = z.object({
  name: z.string(),
  descriptor: PublishedDescriptor,
  live: PublishedBuild,
  /** What a page falls back to when the live version does not load; null when there is none. */
  previous: z.nullable(PublishedBuild),
  /** Absent in registries that were written as a file. */
  canary: z._default(z.nullable(RegistryCanary), null),
  /** Where the remote's files are served: `<server>/<version>/<path>`. The edge routes `/_mf/<name>/` there. */
  server: z.url(),
});
export type RegistryRemote = z.output<typeof RegistryRemote>;

export const RegistryAnswer = z.object({
  /** Another text after each change; also the answer's ETag. */
  revision: z.string(),
  remotes: z.array(RegistryRemote),
});
export type RegistryAnswer = z.output<typeof RegistryAnswer>;

/** A version that is shown to the one browser that holds the preview's token. */
export const PreviewAnswer = z.object({
  name: z.string(),
  descriptor: PublishedDescriptor,
  build: PublishedBuild,
  server: z.url(),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
});
export type PreviewAnswer = z.output<typeof PreviewAnswer>;

/** What the shell's server answers at `GET /_platform`: what the gate measures a build against. */
export const PlatformFacts = z.object({
  platformVersion: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** Name of a shared library → version that the live shell provides. */
  sharedVersions: z.record(z.string(), z.string()),
});
export type PlatformFacts = z.output<typeof PlatformFacts>;
