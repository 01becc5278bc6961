/** Imports a park folder: validated as a whole, then loaded in one transaction; repeatable. */
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import type { FileStore } from '../../core/files/file-store';
import { sql } from 'drizzle-orm';
import type { KeptDifference, Tally } from '../shared/bulk';
import { loadEvents, loadJobs, loadNews, loadSpotlights, loadSuppliers, loadVotes } from './load-content';
import { loadDocuments } from './load-documents';
import { loadInfoPages } from './load-info-pages';
import { loadAssignments, loadHolidays, loadLeases, loadPermits } from './load-holding';
import { loadLots, loadParkingBookings, loadReleases, loadSpots } from './load-parking';
import { loadClosures, loadCredits, loadWaitlist } from './load-parking-life';
import { loadBuildings, loadCatalogs, loadCompanies, loadPeople } from './load-place';
import { loadRoomClosures } from './load-room-closures';
import { loadRoomBookings, loadRooms } from './load-rooms';
import type { MadeOnceResult } from './made-once';
import type { ParkFolder } from './park-folder';
import { prepareFiles, removeOldVersions, storeFiles, type PreparedFiles } from './park-files';
import type { ParkProblem } from '../shared/park-problem';
import { takeOverRemoved, withoutRemoved } from './portal-removals';
import { readPark } from './read-park';
import { takenAddresses } from './taken-addresses';

export interface ImportOptions {
  /** Where pictures and documents go. */
  files: FileStore;
  /** Does everything, then rolls it back: reports what would be created and updated. */
  dryRun?: boolean;
  /** Also overwrites what was changed or removed in the portal. */
  takeOver?: boolean;
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
  /** What the portal has differently and the import left alone, by kind. */
  kept: readonly (KeptDifference & { kind: string })[];
  /** Records of the folder that were removed in the portal and stay away. */
  removed: readonly string[];
  /** Records of the folder that were not made, because the portal has others at that time. */
  displaced: readonly string[];
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
  const { folder: whole, problems } = await readPark(directory, now);
  if (!whole) return refused(problems);
  const { takeOver = false } = options;
  const { folder, removed } = takeOver ? { folder: whole, removed: [] } : await withoutRemoved(database, whole);
  const further = [...zoneProblems(folder, options.parkTimeZone), ...(await takenAddresses(database, folder))];
  if (further.length > 0) return refused(further);

  const { prepared, problems: damaged } = await prepareFiles(folder, database, (done, all) =>
    progress('pictures', done, all),
  );
  if (damaged.length > 0) return refused(damaged);
  let loaded: Loaded = { tallies: {}, kept: [], removed: [], displaced: [] };
  try {
    await database.transaction(async (transaction) => {
      // Tells the triggers that mark changes of the portal that these are not.
      await transaction.execute(sql`SELECT set_config('park.importing', 'on', true)`);
      if (takeOver) await takeOverRemoved(transaction, folder);
      const store = dryRun ? null : options.files;
      loaded = await load(transaction, folder, prepared, store, { now, log, progress, takeOver });
      if (dryRun) throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return { problems: [], ...loaded, removed: [...removed, ...loaded.removed] };
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    return refused([
      {
        file: directory,
        line: null,
        field: null,
        message: `the database refused a row (${constraint}); nothing was loaded`,
      },
    ]);
  }
  // The embedded database never counts its rows by itself; without counts it plans large queries as if tables were empty.
  await database.execute(sql`ANALYZE`);
  return { problems: [], ...loaded, removed: [...removed, ...loaded.removed] };
}

const refused = (problems: ParkProblem[]): ImportResult => ({
  problems,
  tallies: {},
  kept: [],
  removed: [],
  displaced: [],
});

type Loaded = Omit<ImportResult, 'problems'>;

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
  takeOver: boolean;
}

async function load(
  transaction: Database,
  folder: ParkFolder,
  prepared: PreparedFiles,
  store: FileStore | null,
  { now, log, progress, takeOver }: Telling,
): Promise<Loaded> {
  const tallies: Record<string, Tally> = {};
  const kept: (KeptDifference & { kind: string })[] = [];
  const removed: string[] = [];
  const displaced: string[] = [];
  const steps = 27;
  const step = async <T extends Tally & Partial<Pick<MadeOnceResult, 'kept' | 'removed' | 'displaced'>>>(
    name: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    progress(name, Object.keys(tallies).length, steps);
    const done = await work();
    tallies[name] = { created: done.created, updated: done.updated, unchanged: done.unchanged };
    kept.push(...(done.kept ?? []).map((difference) => ({ kind: name, ...difference })));
    removed.push(...(done.removed ?? []).map((key) => `${name} ${key}`));
    displaced.push(...(done.displaced ?? []).map((key) => `${name} ${key}`));
    return done;
  };

  const stored = await storeFiles(transaction, prepared, store);
  tallies.files = stored.tally;
  await step('catalog words', () => loadCatalogs(transaction, folder, { takeOver }));
  const buildings = await step('buildings', () => loadBuildings(transaction, folder));
  const companies = await step('companies', () =>
    loadCompanies(transaction, folder, buildings.ids, stored, { takeOver }),
  );
  if (companies.newSectors.length > 0)
    log(`Sectors that the catalog does not know, added for review: ${companies.newSectors.join(', ')}.`);
  const people = await step('people', () => loadPeople(transaction, folder, companies.ids, stored, { takeOver }));

  const content = { transaction, folder, companyIds: companies.ids, personIds: people.ids, stored, now, takeOver };
  await step('news', () => loadNews(content));
  await step('events', () => loadEvents(content));
  await step('jobs', () => loadJobs(content));
  const suppliers = await step('suppliers', () => loadSuppliers(content));
  await step('votes', () => loadVotes(content, suppliers.ids));
  await step('spotlights', () => loadSpotlights(content));
  await step('documents', () => loadDocuments(transaction, folder, stored));
  await step('pages', () => loadInfoPages(transaction, folder));

  const roomParts = {
    transaction,
    folder,
    buildingIds: buildings.ids,
    companyIds: companies.ids,
    personIds: people.ids,
    stored,
    now,
    takeOver,
  };
  const rooms = await step('rooms', () => loadRooms(roomParts));
  const roomBookings = await step('room bookings', () => loadRoomBookings(roomParts, rooms.ids));
  await step('room closures', () => loadRoomClosures(roomParts, rooms.ids));

  const parking = { transaction, folder, companyIds: companies.ids, people, now, takeOver };
  const lots = await step('parking lots', () => loadLots(parking));
  const spots = await step('parking spots', () => loadSpots(parking, lots.ids));
  await step('parking leases', () => loadLeases(parking, spots.ids));
  await step('parking assignments', () => loadAssignments(parking, spots.ids));
  await step('parking permits', () => loadPermits(parking));
  await step('parking holidays', () => loadHolidays(parking));
  const releases = await step('parking releases', () => loadReleases(parking, spots.ids));
  const parkingBookings = await step('parking bookings', () => loadParkingBookings(parking, spots.ids, releases.ids));
  await step('parking closures', () => loadClosures(parking, lots.ids, spots.ids));
  await step('parking waitlist', () => loadWaitlist(parking, lots.ids));
  await step('parking credits', () => loadCredits(parking));

  if (store) await removeOldVersions(transaction, prepared);
  if (roomBookings.leftOut > 0) log(`${roomBookings.leftOut} room bookings were left out: the rooms are taken by now.`);
  if (parkingBookings.leftOut > 0)
    log(`${parkingBookings.leftOut} parking bookings were left out: the spots or people are taken by now.`);
  return { tallies, kept, removed, displaced };
}
