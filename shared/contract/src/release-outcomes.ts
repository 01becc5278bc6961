/** How loading a remote went in browsers, as shell servers report it. */
import * as z from 'zod/mini';
import { BuildVersion } from './remote-build';
import { RemoteName } from './remote-name';

/** Loads and failures of a version for one visitor since the last report. */
export const Outcome = z.object({
  remote: RemoteName,
  version: BuildVersion,
  /** A random id per browser that identifies no person. */
  visitor: z.string().check(z.regex(/^[\w-]{8,64}$/, 'errors.field.invalid')),
  loads: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  loadFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  renderFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type Outcome = z.output<typeof Outcome>;
export const OutcomesBody = z.object({ outcomes: z.array(Outcome).check(z.maxLength(500, 'errors.field.tooMany')) });
