/** Imports a park folder: validated as a whole, then loaded in one transaction; repeatable. */
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import type { FileStore } from '../../core/files/file-store';
import type { Tally } from '../shared/bulk';
import { loadEvents, loadJobs, loadNews, loadSpotlights, loadSuppliers, loadVotes } from './load-content';
import { loadLots, loadParkingBookings, loadReleases, loadSpots } from './load-parking';
import { loadBuildings, loadCatalogs, loadCompanies, loadPeople } from './load-place';
import { loadRoomBookings, loadRooms } from './load-rooms';
import type { ParkFolder } from './park-folder';
import { prepareFiles, removeOldVersions, storeFiles, type PreparedFiles } from './park-files';
import type { ParkProblem } from '../shared/park-problem';
import { readPark } from './read-park';
import { takenAddresses } from './taken-addresses';

export interface ImportOptions {
  /** Where pictures and documents go. */
  files: FileStore;
  /** Does everything, then rolls it back: reports what would be created and updated. */
  dryRun?: boolean;
  /** The zone that the running portal goes by; another one in park.json is refused. */
  parkTimeZone?: string;
  now?: Date;
  /** Receives messages as sentences. */
  log?: (line: string) => void;
  /** Receives the progress: `part` of `all` steps. */
  progress?: (step: string, part: number, all: number) => void;
}

export interface ImportResult {
  problems: ParkProblem[];
  /** By kind, in the order of loading; empty when there were problems. */
  tallies: Readonly<Record<string, Tally>>;
}

/** Everything that is wrong with a folder; an empty list means that it can be loaded. Needs no database. */
export async function checkParkFolder(directory: string, now?: Date): Promise<ParkProblem[]> {
  const { folder, problems } = await readPark(directory, now);
  return folder ? (await prepareFiles(folder, null)).problems : problems;
}

class TakenBack extends Error {}

/** Checks and loads a folder. With problems nothing is written. */
export async function importPark(database: Database, directory: string, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, now = new Date(), log = () => {}, progress = () => {} } = options;
  progress('checking', 0, 1);
  const { folder, problems } = await readPark(directory, now);
  if (!folder) return { problems, tallies: {} };
  const further = [...zoneProblems(folder, options.parkTimeZone), ...(await takenAddresses(database, folder))];
  if (further.length > 0) return { problems: further, tallies: {} };

  const { prepared, problems: damaged } = await prepareFiles(folder, database, (done, all) =>
    progress('pictures', done, all),
  );
  if (damaged.length > 0) return { problems: damaged, tallies: {} };
  let tallies: Record<string, Tally> = {};
  try {
    await database.transaction(async (transaction) => {
      tallies = await load(transaction, folder, prepared, dryRun ? null : options.files, { now, log, progress });
      if (dryRun) throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return { problems: [], tallies };
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    return {
      problems: [
        {
          file: directory,
          line: null,
          field: null,
          message: `the database refused a row (${constraint}); nothing was loaded`,
        },
      ],
      tallies: {},
    };
  }
  return { problems: [], tallies };
}

function zoneProblems({ park }: ParkFolder, zone: string | undefined): ParkProblem[] {
  if (zone === undefined || zone === park.timeZone) return [];
  return [
    {
      file: 'park.json',
      line: null,
      field: 'timeZone',
      message: `is ${park.timeZone}, but the portal runs with PARK_TIME_ZONE=${zone}; set it to ${park.timeZone}`,
    },
  ];
}

interface Telling {
  now: Date;
  log: (line: string) => void;
  progress: (step: string, part: number, all: number) => void;
}

async function load(
  transaction: Database,
  folder: ParkFolder,
  prepared: PreparedFiles,
  store: FileStore | null,
  { now, log, progress }: Telling,
): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  const steps = 17;
  const step = async <T extends Tally>(name: string, work: () => Promise<T>): Promise<T> => {
    progress(name, Object.keys(tallies).length, steps);
    const done = await work();
    tallies[name] = { created: done.created, updated: done.updated, unchanged: done.unchanged };
    return done;
  };

  const stored = await storeFiles(transaction, prepared, store);
  tallies.files = stored.tally;
  await step('catalog words', () => loadCatalogs(transaction, folder));
  const buildings = await step('buildings', () => loadBuildings(transaction, folder));
  const companies = await step('companies', () => loadCompanies(transaction, folder, buildings.ids, stored));
  const people = await step('people', () => loadPeople(transaction, folder, companies.ids, stored));

  const content = { transaction, folder, companyIds: companies.ids, personIds: people.ids, stored, now };
  await step('news', () => loadNews(content));
  await step('events', () => loadEvents(content));
  await step('jobs', () => loadJobs(content));
  const suppliers = await step('suppliers', () => loadSuppliers(content));
  await step('votes', () => loadVotes(content, suppliers.ids));
  await step('spotlights', () => loadSpotlights(content));

  const roomParts = {
    transaction,
    folder,
    buildingIds: buildings.ids,
    companyIds: companies.ids,
    personIds: people.ids,
    stored,
    now,
  };
  const rooms = await step('rooms', () => loadRooms(roomParts));
  const roomBookings = await step('room bookings', () => loadRoomBookings(roomParts, rooms.ids));

  const parking = { transaction, folder, companyIds: companies.ids, people, now };
  const lots = await step('parking lots', () => loadLots(parking));
  const spots = await step('parking spots', () => loadSpots(parking, lots.ids));
  const releases = await step('parking releases', () => loadReleases(parking, spots.ids));
  const parkingBookings = await step('parking bookings', () => loadParkingBookings(parking, spots.ids, releases.ids));

  if (store) await removeOldVersions(transaction, prepared);
  if (roomBookings.leftOut > 0) log(`${roomBookings.leftOut} room bookings were left out: the rooms are taken by now.`);
  if (parkingBookings.leftOut > 0)
    log(`${parkingBookings.leftOut} parking bookings were left out: the spots or people are taken by now.`);
  return tallies;
}
