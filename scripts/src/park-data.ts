/** Brings a park's data into the database: the demo park, or a folder of one's own (PARK=DIR). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtProgram } from './built';
import { runProgram } from './process';

export interface ParkDataOptions {
  readonly dataFolder: string;
  /** Folder of a park's own data; undefined for the demo park. */
  readonly park: string | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly onProgress: (text: string) => void;
}

/** Returns the park's folder, which is written first if it is the demo park's. */
async function findParkFolder({ dataFolder, park, onProgress }: ParkDataOptions): Promise<string> {
  if (park) return park;
  const folder = path.join(dataFolder, 'demo-park');
  if (!existsSync(path.join(folder, 'park.json'))) {
    onProgress('writing the demo park');
    rmSync(folder, { recursive: true, force: true });
    await runProgram(builtProgram('demo-park', 'generate'), [folder]);
  }
  return folder;
}

/** A file beside the database with the path of the folder that was loaded. */
const markerIn = (dataFolder: string) => path.join(dataFolder, 'park-loaded');

/** Marks the demo park of a copied data folder as loaded. */
export const markLoaded = (dataFolder: string) =>
  writeFileSync(markerIn(dataFolder), path.join(dataFolder, 'demo-park'));

/** Loads the park's folder into the database, unless that was done before. @returns the folder */
export async function loadPark(options: ParkDataOptions): Promise<string> {
  const folder = await findParkFolder(options);
  const marker = markerIn(options.dataFolder);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === folder) return folder;
  options.onProgress('loading the park’s data');
  mkdirSync(options.dataFolder, { recursive: true });
  await runProgram(builtProgram('api', 'import'), ['park', folder], {
    environment: { ...options.environment, PARK_TIME_ZONE: readParkFacts(folder).timeZone },
    onOutput: (text) =>
      text
        .split('\n')
        .filter(Boolean)
        .forEach((line) => options.onProgress(line)),
  });
  writeFileSync(marker, folder);
  return folder;
}

interface ParkFacts {
  readonly name: { readonly en: string; readonly fr: string };
  readonly slogan?: { readonly en: string; readonly fr: string };
  readonly campus?: string;
  readonly timeZone: string;
}

/** The facts of a park that the servers need before they read the database, as their environment. */
export function parkEnvironment(folder: string): Readonly<Record<string, string>> {
  const { name, slogan, campus, timeZone } = readParkFacts(folder);
  return {
    PARK_NAME_EN: name.en,
    PARK_NAME_FR: name.fr,
    PARK_TIME_ZONE: timeZone,
    ...(slogan ? { PARK_SLOGAN_EN: slogan.en, PARK_SLOGAN_FR: slogan.fr } : {}),
    ...(campus ? { CAMPUS_NAME: campus } : {}),
  };
}

/** What park.json says, with defaults. @throws Error when it is missing or not JSON */
export function readParkFacts(folder: string): ParkFacts {
  const file = path.join(folder, 'park.json');
  let park: Partial<ParkFacts>;
  try {
    park = JSON.parse(readFileSync(file, 'utf8')) as Partial<ParkFacts>;
  } catch (cause) {
    throw new Error(`${file} cannot be read. All errors of the folder: npm run import -- park ${folder} --dry-run`, {
      cause,
    });
  }
  return {
    ...park,
    name: park.name ?? { en: 'Innovation Park', fr: 'Parc d’innovation' },
    timeZone: park.timeZone ?? 'Europe/Zurich',
  };
}
