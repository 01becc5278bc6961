import path from 'node:path';
import { parseDescriptor, type RemoteDescriptor } from '@park/platform/descriptor';
import { require as requireTypeScript } from 'tsx/cjs/api';

/**
 * Loads and checks a remote's descriptor. The files are read each time, so that a watching build follows their changes.
 * @throws Error that names the file and every wrong field.
 */
export function loadDescriptor(folder: string): RemoteDescriptor {
  const file = path.join(folder, 'remote.config.ts');
  // The descriptor imports files of its remote, such as page sizes: they must be read again as well. Installed packages stay:
  // the plugins of the running build are some of them, and a second copy would not know the first.
  for (const key of Object.keys(requireTypeScript.cache))
    if (isWithin(folder, key) && !isWithin(path.join(folder, 'node_modules'), key)) delete requireTypeScript.cache[key];
  const module = requireTypeScript(file, import.meta.url) as { default?: unknown };
  try {
    return parseDescriptor(module.default);
  } catch (cause) {
    throw new Error(`${file}\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const isWithin = (folder: string, file: string) => file.startsWith(folder + path.sep);
