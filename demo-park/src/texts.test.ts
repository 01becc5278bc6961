import { accountCompanies, makeCompanies } from './companies';
import { makeEvents } from './events';
import { jobRows } from './jobs';
import { sectors } from './material/sectors';
import { makeNews } from './news';
import { makePeople } from './people';
import { supplierRows } from './suppliers';

const day = '2026-03-15';
const companies = makeCompanies();
const people = makePeople(companies, day);
const news = makeNews(companies, people, day, ['cover.jpg']);
const events = makeEvents(companies, people, day, ['cover.jpg']);
const jobs = jobRows(companies, day);

const languages = ['en', 'fr'] as const;
type Language = (typeof languages)[number];

const columns = (rows: ReadonlyArray<Record<string, string>>, language: Language): string[] =>
  rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column]) => column.endsWith(`_${language}`))
      .map(([, text]) => text),
  );
const textsIn = (language: Language): string[] =>
  [
    ...companies.map((company) => company.description[language]),
    ...news.flatMap(({ texts }) => Object.values(texts[language] ?? {})),
    ...events.flatMap((event) => [event.title[language], event.summary[language], event.content[language]]),
    ...columns(jobs, language),
    ...columns(supplierRows(day), language),
  ].flatMap((text) => text.split(/<[^>]+>|\n/));

describe.each(languages)('every text in %s', (language) => {
  const texts = textsIn(language);

  it('has single spaces, and none before a comma or full stop', () => {
    expect(texts.filter((text) => /\s{2}|\s[,.]/.test(text))).toEqual([]);
  });

  it('has typographic apostrophes and quotation marks', () => {
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
  });

  it('has no word twice and no sentence without a capital', () => {
    expect(texts.filter((text) => /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u.test(text))).toEqual([]);
    expect(texts.filter((text) => /[.?!] \p{Ll}/u.test(text))).toEqual([]);
  });
});

it('has no-break spaces in French before ; : ! ? » % and after «', () => {
  expect(textsIn('fr').filter((text) => /[^\u00a0][;:!?»%](?=\s|$)|«[^\u00a0]/u.test(text))).toEqual([]);
});

it('elides in French before a vowel, except before numbers', () => {
  const missing = /(?<![\p{L}·])(?:de|que|le|la|ne|se) (?!onze|un |une |huit|haut|oui)[aeiouyéèêàâîôû]\p{L}/u;
  expect(textsIn('fr').filter((text) => missing.test(text))).toEqual([]);
});

it('has nouns that follow "des" without an adjective in front, which would ask for "de"', () => {
  const nouns = sectors.flatMap(({ companies: made }) =>
    made.flatMap(({ product, short, customers }) => [product.fr, short.fr, ...customers.map(({ fr }) => fr)]),
  );
  expect(
    nouns.filter((noun) => /^(?:grand|petit|jeune|nouve|bon|beau|vieux|vieil|gros|haut|autre)/.test(noun)),
  ).toEqual([]);
});

/** The first words of the first paragraph, without a person's name and years. */
const openingOf = (content: string): string =>
  (/<p>(.*?)<\/p>/.exec(content)?.[1] ?? '')
    .replace(/^(?:[\p{Lu}][\p{L}-]+ ){2,3}(?=\p{Ll})/u, '')
    .replace(/\d+/g, '')
    .split(' ')
    .slice(0, 4)
    .join(' ');

it.each(languages)(
  'begins success stories in at least 30 ways in %s, none of them more than three times',
  (language) => {
    const openings = news
      .filter((article) => article.successStory)
      .flatMap(({ texts }) => (texts[language] ? [openingOf(texts[language].content)] : []));
    const counts = new Map<string, number>();
    for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(30);
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  },
);

it('has events of a sector organised by companies of that sector', () => {
  const hosted = events.filter((event) => event.company !== null);
  expect(hosted.length).toBeGreaterThan(30);
  for (const event of hosted) {
    const host = companies.find((company) => company.key === event.company);
    const titles = host?.sector?.topics.map((topic) => topic.title.en.replaceAll("'", '’'));
    expect(titles).toContain(event.title.en);
  }
});

it('has coming events of the companies of the demo accounts', () => {
  for (const name of Object.keys(accountCompanies)) {
    const company = companies.find((one) => one.name === name);
    expect([
      name,
      events.some((event) => event.company === company?.key && event.start > day && !event.cancelled),
    ]).toEqual([name, true]);
  }
});

it('offers people in training what fits them, and no shares or pension plan', () => {
  const training = jobs.filter((job) => job.contract_type === 'internship' || job.contract_type === 'apprenticeship');
  expect(training.length).toBeGreaterThan(5);
  for (const job of training) expect(job.description_en).not.toMatch(/shares|pension|negotiate|several years/i);
});
