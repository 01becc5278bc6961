import path from 'node:path';
import { parseDescriptor, type RemoteDescriptor } from '@park/platform/descriptor';
import { require as requireTypeScript } from 'tsx/cjs/api';

/**
 * Reads and checks a remote's descriptor, from the file each time: a watching build follows its changes.
 * @throws Error that names the file and every wrong field.
 */
export function loadDescriptor(folder: string): RemoteDescriptor {
  const file = path.join(folder, 'remote.config.ts');
  // A key of this cache is the file's path with a query behind it.
  for (const key of Object.keys(requireTypeScript.cache))
    if (key.split('?')[0] === file) delete requireTypeScript.cache[key];
  const module = requireTypeScript(file, import.meta.url) as { default?: unknown };
  try {
    return parseDescriptor(module.default);
  } catch (cause) {
    throw new Error(`${file}\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
