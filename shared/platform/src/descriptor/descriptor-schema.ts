/** The schema of descriptors, for build, registry and the shell's server; not for browser bundles. */
import { RemoteDescriptorSchema } from '@park/contract/remote-descriptor';
import type { RemoteDescriptor } from './descriptor';

export { RemoteDescriptorSchema };

/**
 * Validates the default export of a `remote.config.ts`.
 * @returns the descriptor.
 * @throws Error that names every invalid field, one per line.
 */
export function parseDescriptor(value: unknown): RemoteDescriptor {
  const result = RemoteDescriptorSchema.safeParse(value);
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join('.') || 'descriptor'}: ${issue.message}`).join('\n'),
    );
  }
  return result.data as RemoteDescriptor;
}
