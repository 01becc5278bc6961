/** The descriptor as a schema: for the build, the registry and the shell's server. Never part of a browser bundle. */
import { RemoteDescriptorSchema } from '@park/contract/remote-descriptor';
import type { RemoteDescriptor } from './descriptor';

export { RemoteDescriptorSchema };

/**
 * Validates what a `remote.config.ts` exports.
 * @throws Error that names every wrong field, one per line.
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
