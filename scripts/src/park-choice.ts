/** Which park a command is about, and the folder of its data: each park has its own, so that two never mix. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

export interface ParkChoice {
  /** Folder of a park's own data; undefined for the demo park. */
  readonly park: string | undefined;
  readonly dataFolder: string;
  /** Demo accounts exist in demo mode only, and only the demo park has them. */
  readonly mode: string;
}

/**
 * Reads PARK, DATA_DIR and MODE.
 * @param purpose of a second portal on this machine, whose data is apart from that of `npm start`
 * @throws Error with one line when the park's folder does not exist or has no park.json
 */
export function chooseParkFrom(environment: NodeJS.ProcessEnv, purpose?: 'development'): ParkChoice {
  const park = environment['PARK'] ? path.resolve(environment['PARK']) : undefined;
  if (park && !existsSync(park)) throw new Error(`PARK: there is no folder ${park}.`);
  if (park && !existsSync(path.join(park, 'park.json')))
    throw new Error(`PARK: ${park} has no park.json. docs/park-folder.md describes the folder of a park.`);
  const own = park
    ? `${path.basename(park).replace(/[^\w-]/g, '-')}-${createHash('sha256').update(park).digest('hex').slice(0, 8)}`
    : 'demo';
  return {
    park,
    dataFolder: path.resolve(
      environment['DATA_DIR'] ?? path.join(workspaceRoot, '.data', purpose ? `${own}-${purpose}` : own),
    ),
    mode: environment['MODE'] ?? (park ? 'local' : 'demo'),
  };
}
