/** Rules of news, events, jobs, suppliers, spotlights and templates. */
import type { CatalogWords } from './catalog-words';
import { calendarFile } from './calendar-file';
import type { JsonFile } from './json-file';
import { jsonProblem } from './json-file';
import type { EventExtra, NewsFile } from './json-formats';
import { toDate } from './moment';
import type { ParkFolder } from './park-folder';
import { didYouMean, type ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<ParkFolder, 'companies' | 'people' | 'jobs' | 'suppliers' | 'votes'>;

/** Adds problems and throws nothing. */
export function checkTables(
  { companies, people, jobs, suppliers, votes }: Part,
  words: CatalogWords,
  zone: string,
  problems: ProblemList,
): void {
  const references = new ReferenceCheck(problems);
  const companiesByKey = byKey(companies);
  for (const job of jobs) {
    const at = (field: string) => ({ file: 'jobs.csv', line: job.line, field });
    references.expect(at('company'), job.company, companiesByKey, 'companies.csv');
    references.expect(at('contract_type'), job.contract_type, words.of('job-types'), 'the catalog job-types');
    if (job.apply_url === null && job.apply_email === null)
      references.tell(at('apply_email'), 'is empty, and so is apply_url; one of them is needed');
    if (job.title_en === null && job.title_fr === null)
      references.tell(at('title_en'), 'is empty, and so is title_fr; one language is needed');
    if (job.description_en !== null && job.title_en === null)
      references.tell(at('title_en'), 'is empty, but description_en is not');
    if (job.description_fr !== null && job.title_fr === null)
      references.tell(at('title_fr'), 'is empty, but description_fr is not');
    if (toDate(job.expires_at, zone, 'end') <= toDate(job.published_at, zone))
      references.tell(at('expires_at'), `${job.expires_at} is before the job is published`);
  }
  for (const supplier of suppliers) {
    const at = (field: string) => ({ file: 'suppliers.csv', line: supplier.line, field });
    references.expect(
      at('category'),
      supplier.category,
      words.of('supplier-categories'),
      'the catalog supplier-categories',
    );
    if (supplier.description_en === null && supplier.description_fr === null)
      references.tell(at('description_en'), 'is empty, and so is description_fr; one language is needed');
  }
  const suppliersByKey = byKey(suppliers);
  const peopleByKey = byKey(people);
  for (const { line, supplier, person } of votes) {
    references.expect(
      { file: 'supplier-votes.csv', line, field: 'supplier' },
      supplier,
      suppliersByKey,
      'suppliers.csv',
    );
    references.expect({ file: 'supplier-votes.csv', line, field: 'person' }, person, peopleByKey, 'people.csv');
  }
}

/** Keys that stand twice in a list of records. */
export function checkKeys(file: string, { value, lines }: JsonFile<{ key: string }[]>, problems: ProblemList): void {
  const seen = new Set<string>();
  for (const [index, { key }] of value.entries()) {
    if (seen.has(key)) jsonProblem(problems, file, lines, [index, 'key'], `"${key}" is already in this file`);
    seen.add(key);
  }
}

/** Adds problems and throws nothing. */
export function checkNews(
  news: JsonFile<NewsFile>,
  { companies }: Pick<ParkFolder, 'companies'>,
  words: CatalogWords,
  problems: ProblemList,
): void {
  checkKeys('news.json', news, problems);
  const companiesByKey = byKey(companies);
  for (const [index, { type, company }] of news.value.entries()) {
    expectWord('news.json', news, [index, 'type'], type, words.of('news-types'), 'the catalog news-types', problems);
    if (company) expectWord('news.json', news, [index, 'company'], company, companiesByKey, 'companies.csv', problems);
  }
}

/**
 * `uids` are the events that could be read, `calendar` all of the file with their lines. Adds problems and throws
 * nothing.
 */
export function checkEvents(
  extras: JsonFile<Record<string, EventExtra>> | null,
  uids: ReadonlySet<string>,
  calendar: readonly { uid: string; line: number }[],
  { companies }: Pick<ParkFolder, 'companies'>,
  words: CatalogWords,
  zone: string,
  problems: ProblemList,
): void {
  const companiesByKey = byKey(companies);
  for (const { uid, line } of calendar) {
    if (!extras || !Object.hasOwn(extras.value, uid))
      problems.add(calendarFile, line, 'UID', `"${uid}" has no entry in events.json, which says its type`);
  }
  for (const [uid, { type, company, agenda }] of Object.entries(extras?.value ?? {})) {
    if (!extras) return;
    expectWord('events.json', extras, [uid], uid, uids, calendarFile, problems);
    expectWord(
      'events.json',
      extras,
      [uid, 'type'],
      type,
      words.of('event-types'),
      'the catalog event-types',
      problems,
    );
    if (company)
      expectWord('events.json', extras, [uid, 'company'], company, companiesByKey, 'companies.csv', problems);
    for (const [index, { start, end }] of agenda.entries()) {
      if (toDate(end, zone) < toDate(start, zone))
        jsonProblem(problems, 'events.json', extras.lines, [uid, 'agenda', index, 'end'], `${end} is before ${start}`);
    }
  }
}

function expectWord(
  file: string,
  { lines }: Pick<JsonFile<unknown>, 'lines'>,
  path: readonly PropertyKey[],
  word: string,
  known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  where: string,
  problems: ProblemList,
): void {
  if (!known.has(word))
    jsonProblem(problems, file, lines, path, `"${word}" is not in ${where}${didYouMean(word, known.keys())}`);
}
