import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDescriptor, type RemoteDescriptor } from '@park/platform/descriptor';

/**
 * Reads and checks a remote's descriptor.
 * @param freshness another value reads the file again in the same process
 * @throws Error that names the file and every wrong field.
 */
export async function loadDescriptor(folder: string, freshness = 0): Promise<RemoteDescriptor> {
  const file = path.join(folder, 'remote.config.ts');
  const module = (await import(`${pathToFileURL(file).href}?${freshness}`)) as { default?: unknown };
  try {
    return parseDescriptor(module.default);
  } catch (cause) {
    throw new Error(`${file}\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
