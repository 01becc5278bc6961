/** Reads a park folder and reports every problem. Needs no database. */
import { readdir } from 'node:fs/promises';
import { dayOf } from '../../core/time/park-time';
import {
  lotTable,
  parkingBookingTable,
  quotaTable,
  releaseTable,
  roomBookingTable,
  roomTable,
  spotTable,
} from './booking-tables';
import { roomClosureTable } from './room-closure-table';
import { calendarFile, readCalendar } from './calendar-file';
import { checkSectors } from './check-sectors';
import { CatalogWords } from './catalog-words';
import { checkEvents, checkKeys, checkNews, checkTables } from './check-content';
import { checkHolding } from './check-holding';
import { checkParking } from './check-parking';
import { assignmentTable, holidayTable, leaseTable, permitTable } from './holding-tables';
import { checkParkingLife } from './check-parking-life';
import { checkPeople } from './check-people';
import { checkRooms } from './check-rooms';
import { closureTable, creditTable, waitlistTable } from './parking-life-tables';
import { jobTable, supplierTable, supplierVoteTable } from './content-tables';
import { readGuides, readTemplate, type DocumentSource } from './document-file';
import type { ImageFolder } from '../../core/images/encode-image';
import { ImageShelf } from './image-file';
import { readInfoPages } from './info-page-file';
import { jsonProblem, readJson, type JsonFile } from './json-file';
import { EventsFile, NewsFile, ParkFile, SpotlightFile, TemplatesFile, type EventExtra } from './json-formats';
import { lineOf } from './json-lines';
import { toDate } from './moment';
import type { ParkEvent, ParkFolder } from './park-folder';
import { didYouMean, ProblemList, type ParkProblem } from '../shared/park-problem';
import { companyTable } from '../shared/company-table';
import { buildingTable, catalogTable, personTable } from './place-tables';
import { readTable } from '../shared/table-file';

export const parkTables = [
  catalogTable,
  buildingTable,
  companyTable,
  personTable,
  lotTable,
  spotTable,
  leaseTable,
  assignmentTable,
  permitTable,
  holidayTable,
  releaseTable,
  parkingBookingTable,
  closureTable,
  waitlistTable,
  creditTable,
  roomTable,
  quotaTable,
  roomBookingTable,
  roomClosureTable,
  jobTable,
  supplierTable,
  supplierVoteTable,
] as const;

const knownNames = [
  ...parkTables.map(({ file }) => file),
  'park.json',
  'news.json',
  calendarFile,
  'events.json',
  'spotlight.json',
  'logos',
  'covers',
  'pictures',
  'guides',
  'templates',
  'pages',
];

/** The folder, and what is wrong with it; with problems the folder must not be loaded. */
export async function readPark(
  directory: string,
  now = new Date(),
): Promise<{ folder: ParkFolder | null; problems: ParkProblem[] }> {
  const problems = new ProblemList();
  const names = await readdir(directory).catch(() => null);
  if (!names)
    return {
      folder: null,
      problems: [{ file: directory, line: null, field: null, message: 'is not a folder that can be read' }],
    };
  for (const name of names) {
    if (!knownNames.includes(name) && !/^(?:\.|README|LICENSE|LICENCE)/i.test(name))
      problems.add(name, null, null, `is not a file of a park folder${didYouMean(name, knownNames)}`);
  }
  const park = await readJson(directory, 'park.json', ParkFile, problems, { required: true });
  const zone = park?.value.timeZone ?? 'Europe/Zurich';
  const tables = await readTables(directory, problems);
  const words = new CatalogWords(tables.catalogs);
  checkSectors(tables.catalogs, problems);
  checkPeople(tables, dayOf(now, zone), problems);
  checkRooms(tables, words, zone, problems);
  checkHolding(tables, problems);
  checkParking(tables, problems);
  checkParkingLife(tables, problems);
  checkTables(tables, words, zone, problems);

  const news = await readJson(directory, 'news.json', NewsFile, problems);
  if (news) checkNews(news, tables, words, problems);
  const { events, extras } = await readEvents(directory, tables, words, zone, problems);
  const spotlights = await readJson(directory, 'spotlight.json', SpotlightFile, problems);
  if (spotlights) checkSpotlights(spotlights, zone, problems);
  const templates = await readJson(directory, 'templates/templates.json', TemplatesFile, problems);
  const documents = [
    ...(await readGuides(directory, problems)),
    ...(await readTemplates(directory, templates, words, problems)),
  ];
  const images = await readImages(directory, { ...tables, news, extras, spotlights }, problems);

  const folder = park && {
    directory,
    park: park.value,
    ...tables,
    news: news?.value ?? [],
    events,
    spotlights: spotlights?.value ?? [],
    templates: templates?.value ?? [],
    documents,
    infoPages: await readInfoPages(directory, problems),
    images: images.sources,
  };
  return { folder: problems.all.length === 0 ? folder : null, problems: problems.sorted() };
}

async function readTables(directory: string, problems: ProblemList) {
  return {
    catalogs: await readTable(directory, catalogTable, problems),
    buildings: await readTable(directory, buildingTable, problems),
    companies: await readTable(directory, companyTable, problems),
    people: await readTable(directory, personTable, problems),
    lots: await readTable(directory, lotTable, problems),
    spots: await readTable(directory, spotTable, problems),
    leases: await readTable(directory, leaseTable, problems),
    assignments: await readTable(directory, assignmentTable, problems),
    permits: await readTable(directory, permitTable, problems),
    holidays: await readTable(directory, holidayTable, problems),
    releases: await readTable(directory, releaseTable, problems),
    parkingBookings: await readTable(directory, parkingBookingTable, problems),
    closures: await readTable(directory, closureTable, problems),
    waitlist: await readTable(directory, waitlistTable, problems),
    credits: await readTable(directory, creditTable, problems),
    rooms: await readTable(directory, roomTable, problems),
    quotas: await readTable(directory, quotaTable, problems),
    roomBookings: await readTable(directory, roomBookingTable, problems),
    roomClosures: await readTable(directory, roomClosureTable, problems),
    jobs: await readTable(directory, jobTable, problems),
    suppliers: await readTable(directory, supplierTable, problems),
    votes: await readTable(directory, supplierVoteTable, problems),
  };
}

async function readEvents(
  directory: string,
  { companies }: Pick<ParkFolder, 'companies'>,
  words: CatalogWords,
  zone: string,
  problems: ProblemList,
): Promise<{ events: ParkEvent[]; extras: JsonFile<Record<string, EventExtra>> | null }> {
  const before = problems.all.length;
  const calendar = await readCalendar(directory, zone, problems);
  const isWhole = problems.all.length === before;
  const extras = await readJson(directory, 'events.json', EventsFile, problems);
  const extrasBroken = extras === null && problems.all.some(({ file }) => file === 'events.json');
  // What is missing from a file that could not be read is no second mistake.
  const uids = new Set([...calendar.map(({ uid }) => uid), ...(isWhole ? [] : Object.keys(extras?.value ?? {}))]);
  checkEvents(extras, uids, extrasBroken ? [] : calendar, { companies }, words, zone, problems);
  const events = calendar.flatMap((event) => {
    const extra = extras && Object.hasOwn(extras.value, event.uid) ? extras.value[event.uid] : undefined;
    return extra ? [{ ...event, extra }] : [];
  });
  return { events, extras };
}

function checkSpotlights(spotlights: JsonFile<SpotlightFile>, zone: string, problems: ProblemList): void {
  checkKeys('spotlight.json', spotlights, problems);
  for (const [index, { from, until }] of spotlights.value.entries()) {
    if (until && toDate(until, zone, 'end') <= toDate(from, zone))
      jsonProblem(problems, 'spotlight.json', spotlights.lines, [index, 'until'], `${until} is before ${from}`);
  }
}

async function readTemplates(
  directory: string,
  templates: JsonFile<TemplatesFile> | null,
  words: CatalogWords,
  problems: ProblemList,
): Promise<DocumentSource[]> {
  if (!templates) return [];
  const file = 'templates/templates.json';
  checkKeys(file, templates, problems);
  const documents = new Map<string, DocumentSource>();
  for (const [index, { category, files }] of templates.value.entries()) {
    if (!words.of('template-categories').has(category))
      jsonProblem(
        problems,
        file,
        templates.lines,
        [index, 'category'],
        `${category} is not in the catalog template-categories`,
      );
    for (const language of ['en', 'fr'] as const) {
      const name = files[language];
      if (name === undefined || documents.has(name)) continue;
      const document = await readTemplate(directory, name, (message) =>
        jsonProblem(problems, file, templates.lines, [index, 'files', language], message),
      );
      if (document) documents.set(name, document);
    }
  }
  return [...documents.values()];
}

type WithImages = Pick<ParkFolder, 'companies' | 'people' | 'rooms' | 'suppliers'> & {
  news: JsonFile<NewsFile> | null;
  extras: JsonFile<Record<string, EventExtra>> | null;
  spotlights: JsonFile<SpotlightFile> | null;
};

async function readImages(
  directory: string,
  { companies, people, rooms, suppliers, news, extras, spotlights }: WithImages,
  problems: ProblemList,
): Promise<ImageShelf> {
  const shelf = new ImageShelf(directory, problems);
  const place = (folder: ImageFolder, name: string | null | undefined, file: string, line: number, field: string) =>
    shelf.place(folder, name, { file, line, field });
  for (const { logo, line } of companies) await place('logos', logo, 'companies.csv', line, 'logo');
  for (const { logo, line } of suppliers) await place('logos', logo, 'suppliers.csv', line, 'logo');
  for (const { picture, line } of people) await place('pictures', picture, 'people.csv', line, 'picture');
  for (const { image, line } of rooms) await place('covers', image, 'rooms.csv', line, 'image');
  for (const [index, { image }] of (news?.value ?? []).entries())
    if (news) await place('covers', image, 'news.json', lineOf(news.lines, [index, 'image']), `[${index}].image`);
  for (const [uid, { image }] of Object.entries(extras?.value ?? {}))
    if (extras) await place('covers', image, 'events.json', lineOf(extras.lines, [uid, 'image']), `${uid}.image`);
  for (const [index, { image }] of (spotlights?.value ?? []).entries())
    if (spotlights)
      await place('covers', image, 'spotlight.json', lineOf(spotlights.lines, [index, 'image']), `[${index}].image`);
  return shelf;
}
