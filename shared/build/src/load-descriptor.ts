import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDescriptor, type RemoteDescriptor } from '@park/platform/descriptor';

/**
 * Reads and checks a remote's descriptor.
 * @throws Error that names the file and every wrong field.
 */
export async function loadDescriptor(folder: string): Promise<RemoteDescriptor> {
  const file = path.join(folder, 'remote.config.ts');
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  try {
    return parseDescriptor(module.default);
  } catch (cause) {
    throw new Error(`${file}\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
