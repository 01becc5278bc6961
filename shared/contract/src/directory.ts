import * as z from 'zod/mini';
import { defineCalls } from './call';
import { teamSizes } from './company-facts';
import { facetsOf } from './facets';
import { text } from './fields';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { queryFilters, recordPath, searchText, yesNo } from './query-string';
import { StructuredData } from './structured-data';
import { languageFacts } from './texts';

export const companyFilterFields = [
  'category',
  'agreementType',
  'location',
  'tag',
  'isEPFL',
  'teamSize',
  'founded',
] as const;
export const companySorts = ['relevance', 'name', 'newest'] as const;

const companyFields = {
  id: z.string(),
  name: z.string(),
  /** Address of the logo's image. */
  logo: z.nullable(z.string()),
  /**
   * In lists: value of the facet `category`, in lower case. In profiles: id in the catalog `company-categories`, if it
   * contains it.
   */
  category: z.string(),
  /** In lists: value of the facet `agreementType`, in lower case. In profiles: as stored. Null for visitors. */
  agreementType: z.nullable(z.string()),
  /** Id of the building in the catalog `locations`. */
  location: z.nullable(z.string()),
  buildingName: z.nullable(z.string()),
  isEPFL: z.boolean(),
  isPublished: z.boolean(),
  /** Labels of the sectors in the reader's language. */
  tags: z.array(z.string()),
  /** Sectors: ids of the catalog `sectors`, which are values of the facet `tag`, and labels in the reader's language. */
  sectors: z.array(z.object({ id: z.string(), label: z.string() })),
  website: z.nullable(z.string()),
  ...languageFacts,
};

export const CompanyItem = z.object({
  ...companyFields,
  /** Beginning of the description, at most 200 characters. */
  summary: z.string(),
});
export type CompanyItem = z.output<typeof CompanyItem>;

/** A person who agreed to be listed on the company's page; facts without consent are null. */
export const CompanyPerson = z.object({
  name: z.string(),
  title: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type CompanyPerson = z.output<typeof CompanyPerson>;

export const CompanyProfile = z.object({
  ...companyFields,
  /** Plain text; blank lines separate paragraphs. */
  description: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  building: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      /** WGS 84, degrees. */
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  /** How many people work there, roughly; null: not known. */
  teamSize: z.nullable(z.enum(teamSizes)),
  /** Year; null: not known. */
  foundedIn: z.nullable(z.int()),
  people: z.array(CompanyPerson),
  /** Number of readable records linked to the company, by kind. */
  linked: z.object({ jobs: z.int(), news: z.int(), successStories: z.int(), events: z.int() }),
  /** At most four listed companies that share tags, those with most in common first. */
  similar: z.array(CompanyItem),
  /** A schema.org `Organization`. */
  structuredData: StructuredData,
});
export type CompanyProfile = z.output<typeof CompanyProfile>;

/** What a person agrees to show on the company's page. Only that person can change it. */
export const DirectoryEntry = z.object({
  /** Whether the page lists the person, with their name and the facts below. */
  isListed: z.boolean(),
  /** Job title in the person's own words; null or empty: none. */
  title: z.nullable(text(100)),
  showsPicture: z.boolean(),
  showsEmail: z.boolean(),
  showsPhone: z.boolean(),
});
/** The entry with the phone number that it may show. */
export const OwnDirectoryEntry = z.extend(DirectoryEntry, { phone: z.nullable(z.string()) });

export type DirectoryEntry = z.output<typeof DirectoryEntry>;

const companyQuery = {
  queryText: z.optional(searchText()),
  queryFilters: z.optional(queryFilters(companyFilterFields)),
  location: z.optional(z.string().check(z.maxLength(100, 'errors.field.tooLong'))),
  isEPFL: z.optional(yesNo()),
  publishedOnly: z._default(yesNo(), true),
  /** `relevance` by default with a search text, otherwise `name`. */
  sort: z.optional(z.enum(companySorts, 'errors.field.choice')),
};

export const MapBuilding = z.object({
  /** Value of the filter `location`. */
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** WGS 84, degrees; null: not known, the building is not on the drawing. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Corners of the ground plan in order, each as latitude and longitude; empty: not known. */
  outline: z.array(z.tuple([z.number(), z.number()])),
  /** Number of listed companies. */
  companyCount: z.int(),
});
export type MapBuilding = z.output<typeof MapBuilding>;

export const directoryCalls = defineCalls({
  'GET /api/buildings': {
    summary: 'Buildings of the park with their place and number of companies',
    access: 'CompanyList_Read',
    isShared: true,
    response: z.object({ items: z.array(MapBuilding) }),
  },
  'GET /api/companies/query': {
    summary: 'Companies that match a text and filters',
    description: `Words are found in any order, without regard to accents and case; name before tags before description. A text with no exact match is tried again with one typing mistake allowed per word. Filters: ${companyFilterFields.join(', ')}; letter case of category and agreementType is ignored, and visitors get neither agreements nor their filter; tag accepts the id and every name of a sector in either language. \`publishedOnly=false\` has an effect for those only who manage the company list. The first page carries the total and the facets.`,
    access: 'CompanyList_Read',
    isShared: true,
    query: z.object({
      ...pageQuery,
      ...fetchAllQuery,
      ...companyQuery,
    }),
    response: z.extend(pageOf(CompanyItem), { facets: facetsOf(companyFilterFields) }),
  },
  'GET /api/companies/export': {
    summary: 'All companies that match a text and filters, as a CSV file',
    description:
      'The parameters of the list, less paging. Columns are those that `import companies` reads, so a file can be changed and imported again. UTF-8 with a byte-order mark; cells that a spreadsheet would take for a formula begin with an apostrophe.',
    access: 'CompanyList_Create',
    query: z.object(companyQuery),
    responseType: 'text/csv; charset=utf-8',
  },
  'GET /api/companies/{id}': {
    summary: 'Page of one company',
    description: 'Unpublished companies exist for those only who may edit them.',
    access: 'CompanyList_Read',
    params: recordPath,
    response: CompanyProfile,
    errors: ['errors.notFound'],
  },
  'GET /api/users/user/directory-entry': {
    summary: 'What the company’s page shows of the person of the session',
    access: 'session',
    response: OwnDirectoryEntry,
  },
  'PUT /api/users/user/directory-entry': {
    summary: 'Decide what the company’s page shows of you',
    access: 'session',
    body: DirectoryEntry,
    response: DirectoryEntry,
  },
  'GET /api/companies/logo/{id}': {
    summary: 'Logo of one company',
    access: 'CompanyList_Read',
    params: recordPath,
    responseType: 'image/*',
    errors: ['errors.notFound'],
  },
});
