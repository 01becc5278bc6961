/**
 * The demo park: an invented innovation park of realistic size, as a park folder (docs/park-folder.md). The same
 * reference date produces identical files; dates of events, jobs and bookings are around it.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { companyRows, makeCompanies } from './companies';
import { makeEvents } from './events';
import { guideFiles } from './guides';
import { infoPageFiles } from './info-pages';
import { calendarFile, eventExtras } from './ics';
import { cover, logo } from './images';
import { jobRows } from './jobs';
import { makeNews } from './news';
import { lotRows, makeReleases, makeSpots, parkingBookingRows, releaseRows, spotRows } from './parking';
import { makePeople, peopleRows } from './people';
import { fullDayRows } from './parking-full-day';
import { closureRows, creditRows, guestRows, leaseRows, permitRows, waitlistRows, withOutcomes } from './parking-life';
import { buildingRows, catalogRows, parkDetails } from './place';
import { quotaRows } from './quotas';
import { roomClosureRows } from './room-life';
import { roomBookingRows, roomRows } from './rooms';
import { csv } from './rows';
import { spotlightList } from './spotlight';
import { supplierRows, supplierVoteRows } from './suppliers';
import { templateFiles, templateList } from './templates';

export interface DemoParkOptions {
  /** Where the park folder is written; the files of an earlier run are removed. */
  directory: string;
  /** `YYYY-MM-DD` or an instant, whose UTC day is used. */
  referenceDate: string | Date;
}

const coverNames = Array.from({ length: 36 }, (_unused, index) => `cover-${String(index + 1).padStart(2, '0')}.jpg`);
const folders = ['logos', 'covers', 'guides', 'pages', 'templates'];
/** A folder with `park.json` is complete: until then a draft of it marks the folder as generated. */
const factsFile = 'park.json';
const factsDraft = `${factsFile}.draft`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function dayFrom(value: string | Date): string {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    throw new Error(`Not a day of the form YYYY-MM-DD: ${day}`);
  return day;
}

/** Text files of the folder by name. */
function textFiles(referenceDate: string): { files: Map<string, string>; logos: string[] } {
  const companies = makeCompanies();
  const people = makePeople(companies, referenceDate);
  const spots = makeSpots(companies, people);
  const leases = leaseRows(spots, referenceDate);
  // What is leased or closed is neither released nor booked, so that all tables fit together.
  const closures = closureRows(spots, referenceDate);
  const kept = new Set([
    ...leases.map(({ spot }) => spot),
    ...closures.flatMap(({ spots: keys }) => String(keys).split('|')),
  ]);
  const open = spots.filter(({ key }) => !kept.has(key));
  const guests = guestRows(open, people, referenceDate);
  const guestSpots = new Set(guests.map(({ spot }) => spot));
  const releases = makeReleases(
    open.filter(({ key }) => !guestSpots.has(key)),
    people,
    referenceDate,
  );
  const bookings = parkingBookingRows(open, releases, people, referenceDate, guests);
  const suppliers = supplierRows(referenceDate);
  const rooms = roomRows();
  const roomClosures = roomClosureRows(referenceDate);
  const events = makeEvents(companies, people, referenceDate, coverNames);
  const companyTable = companyRows(companies);
  const files = new Map<string, string>([
    [factsFile, json({ ...parkDetails, referenceDate })],
    ['catalogs.csv', csv(catalogRows())],
    ['buildings.csv', csv(buildingRows())],
    ['companies.csv', csv(companyTable)],
    ['people.csv', csv(peopleRows(people))],
    ['lots.csv', csv(lotRows())],
    ['spots.csv', csv(spotRows(spots))],
    ['releases.csv', csv(releaseRows(releases))],
    [
      'parking-bookings.csv',
      csv(
        withOutcomes(
          [...bookings, ...fullDayRows({ spots: open, releases, people, bookings, referenceDate })],
          referenceDate,
        ),
      ),
    ],
    ['leases.csv', csv(leases)],
    ['permits.csv', csv(permitRows(people, referenceDate))],
    ['closures.csv', csv(closures)],
    ['waitlist.csv', csv(waitlistRows({ spots: open, people, bookings, referenceDate }))],
    ['credits.csv', csv(creditRows(companies, people, referenceDate))],
    ['rooms.csv', csv(rooms)],
    ['quotas.csv', csv(quotaRows(companies))],
    ['room-bookings.csv', csv(roomBookingRows(rooms, people, roomClosures, referenceDate))],
    ['room-closures.csv', csv(roomClosures)],
    ['jobs.csv', csv(jobRows(companies, referenceDate))],
    ['suppliers.csv', csv(suppliers)],
    ['supplier-votes.csv', csv(supplierVoteRows(suppliers, people, referenceDate))],
    ['news.json', json(makeNews(companies, people, referenceDate, coverNames))],
    ['events.ics', calendarFile(events, referenceDate)],
    ['events.json', json(eventExtras(events))],
    ['spotlight.json', json(spotlightList(referenceDate, coverNames))],
    ['templates/templates.json', json(templateList())],
    ...guideFiles(),
    ...infoPageFiles(),
  ]);
  return { files, logos: [...companyTable, ...suppliers].map((row) => row.logo ?? '').filter((name) => name !== '') };
}

/** @throws Error if the folder has files and is not a generated park: it would be emptied. */
async function requireReplaceable(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  const facts = await Promise.all(
    [factsFile, factsDraft].map((name) => readFile(path.join(directory, name), 'utf8').catch(() => '')),
  );
  if (!facts.some((text) => text.includes('"referenceDate"')))
    throw new Error(`${directory} has files and is not a generated park. Choose an empty folder, or empty it first.`);
}

/** Writes the folder; a park that was generated there before is replaced. Returns the number of files. */
export async function generateDemoPark({ directory, referenceDate }: DemoParkOptions): Promise<{ files: number }> {
  const { files, logos } = textFiles(dayFrom(referenceDate));
  await requireReplaceable(directory);
  await rm(directory, { recursive: true, force: true });
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeFile(path.join(directory, name), content);
  await mkdir(directory, { recursive: true });
  await write(factsDraft, files.get(factsFile) ?? '');
  for (const folder of folders) await mkdir(path.join(directory, folder), { recursive: true });
  await Promise.all([
    ...[...files].filter(([name]) => name !== factsFile).map(([name, text]) => write(name, text)),
    ...templateFiles().map(([name, content]) => write(name, content)),
    ...logos.map(async (name) => write(`logos/${name}`, await logo(name.replace('.png', '')))),
    ...coverNames.map(async (name) => write(`covers/${name}`, await cover(name))),
  ]);
  await rename(path.join(directory, factsDraft), path.join(directory, factsFile));
  return { files: files.size + templateFiles().length + logos.length + coverNames.length };
}

/** Command line: `generate DIRECTORY [YYYY-MM-DD]`. The reference date defaults to today. */
async function runProgram([directory, day]: readonly string[]): Promise<void> {
  if (directory === undefined) {
    process.stderr.write('Usage: generate DIRECTORY [YYYY-MM-DD]\n');
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const { files } = await generateDemoPark({ directory, referenceDate: day ?? new Date() });
  process.stdout.write(`${files} files in ${directory}, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

// Only when run as a program, from source or as the bundle of the same name.
if (/[\\/]generate\.m?[jt]s$/.test(process.argv[1] ?? ''))
  runProgram(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
