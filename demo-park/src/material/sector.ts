/**
 * What is known about a sector, typed in as plain tables (one line per entry, columns separated by `|`) so that
 * the material reads like a list and not like code. Nouns for products are plural in both languages: French then
 * needs no gender anywhere.
 */
export interface CompanyMaterial {
  name: string;
  /** Plural noun: "pocket ultrasound probes". */
  product: { en: string; fr: string };
  /** The same in one or two words, for later sentences: "probes". */
  short: { en: string; fr: string };
  /** Relative clause without its pronoun: "let a midwife listen to a heartbeat". */
  why: { en: string; fr: string };
  /** Those who buy it; a text names one of them. */
  customers: readonly Bilingual[];
}

export interface Bilingual {
  en: string;
  fr: string;
}

export interface TopicMaterial {
  title: Bilingual;
  /** One or two sentences on what is talked about. */
  angle: Bilingual;
}

export interface JobMaterial {
  family: JobFamily;
  title: Bilingual;
}

const jobFamilies = [
  'lab',
  'hardware',
  'software',
  'data',
  'quality',
  'commercial',
  'operations',
  'finance',
  'people',
  'communication',
  'field',
  'office',
] as const;
export type JobFamily = (typeof jobFamilies)[number];

export interface Sector {
  id: string;
  label: Bilingual;
  tags: readonly string[];
  companies: readonly CompanyMaterial[];
  /** Full sentences that fit every product of the sector; they may contain {short}. */
  results: readonly Bilingual[];
  topics: readonly TopicMaterial[];
  jobs: readonly JobMaterial[];
}

/** Lines of a table; empty lines do not count. Throws when a line has another number of columns. */
export function rows(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`${cells.length} instead of ${columns} columns: ${line}`);
      return cells;
    });
}

export const pairs = (table: string): Bilingual[] => rows(table, 2).map(([en = '', fr = '']) => ({ en, fr }));

/** Columns: title en | title fr | angle en | angle fr. */
export const topics = (table: string): TopicMaterial[] =>
  rows(table, 4).map(([titleEn = '', titleFr = '', angleEn = '', angleFr = '']) => ({
    title: { en: titleEn, fr: titleFr },
    angle: { en: angleEn, fr: angleFr },
  }));

const isFamily = (text: string): text is JobFamily => (jobFamilies as readonly string[]).includes(text);

/** Columns: family | title en | title fr. */
export const jobTitles = (table: string): JobMaterial[] =>
  rows(table, 3).map(([family = '', en = '', fr = '']) => {
    if (!isFamily(family)) throw new Error(`Unknown job family: ${family}`);
    return { family, title: { en, fr } };
  });

/** Columns: name | product en | short en | why en | product fr | short fr | why fr | customers, by their English words, with `;` between. */
const companies = (table: string, customers: readonly Bilingual[]): CompanyMaterial[] =>
  rows(table, 8).map(
    ([name = '', productEn = '', shortEn = '', whyEn = '', productFr = '', shortFr = '', whyFr = '', buyers = '']) => {
      const found = buyers.split(';').map((buyer) => {
        const known = customers.find(({ en }) => en === buyer.trim());
        if (!known) throw new Error(`Unknown customers of ${name}: ${buyer}`);
        return known;
      });
      return {
        name,
        product: { en: productEn, fr: productFr },
        short: { en: shortEn, fr: shortFr },
        why: { en: whyEn, fr: whyFr },
        customers: found,
      };
    },
  );

export function sector(text: {
  id: string;
  label: Bilingual;
  tags: readonly string[];
  companies: string;
  customers: string;
  results: string;
  topics: string;
  jobs: string;
}): Sector {
  return {
    id: text.id,
    label: text.label,
    tags: text.tags,
    companies: companies(text.companies, pairs(text.customers)),
    results: pairs(text.results),
    topics: topics(text.topics),
    jobs: jobTitles(text.jobs),
  };
}
