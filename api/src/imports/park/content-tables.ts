/** Tables about jobs and suppliers. */
import * as cells from '../shared/cells';
import { workload } from './opening-hours-cell';
import { needed, optional, tableFormat, withDefault } from '../shared/table-file';

export const jobTable = tableFormat({
  file: 'jobs.csv',
  about: 'Open positions. At least one language, and at least one way to apply.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the job.', example: 'job-001' }),
    company: needed(cells.key, { about: 'Key of the company.', example: 'auscultia' }),
    title_en: optional(cells.shortText(150), { about: 'English title.', example: 'Electronics engineer' }),
    title_fr: optional(cells.shortText(150), { about: 'French title.', example: 'Ingénieur·e en électronique' }),
    description_en: optional(cells.html, {
      about: 'English text; only headings, paragraphs, lists, emphasis, tables and links remain.',
      example: '<p>We make probes …</p>',
    }),
    description_fr: optional(cells.html, { about: 'French text.', example: '<p>Nous concevons …</p>' }),
    contract_type: needed(cells.shortText(60), { about: 'Id of the catalog `job-types`.', example: 'permanent' }),
    workload: withDefault(
      workload,
      { minimum: 100, maximum: 100 },
      { about: 'Percent of a full-time post; 100 when empty.', example: '80-100' },
    ),
    location: withDefault(cells.shortText(), '', { about: 'Where the work is.', example: 'Gamma, Rive-Claire' }),
    apply_url: optional(cells.webAddress, {
      about: 'Page to apply on.',
      example: 'https://www.auscultia.demo.park/jobs/1',
    }),
    apply_email: optional(cells.email, { about: 'Address to apply to.', example: 'jobs@auscultia.demo.park' }),
    published_at: needed(cells.moment, { about: 'Since when it is shown.', example: '2026-03-01' }),
    expires_at: needed(cells.moment, {
      about: 'Last day, or the moment from which it is gone.',
      example: '2026-04-30',
    }),
    published: withDefault(cells.yesNo, true, { about: 'No keeps it a draft.', example: 'yes' }),
  },
});

export const supplierTable = tableFormat({
  file: 'suppliers.csv',
  about: 'Approved suppliers. At least one language.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the supplier.', example: 'panier-du-marche' }),
    name: needed(cells.shortText(), { about: 'Name.', example: 'Panier du Marché' }),
    category: needed(cells.shortText(60), { about: 'Id of the catalog `supplier-categories`.', example: 'catering' }),
    description_en: optional(cells.longText, { about: 'English text.', example: 'Fruit baskets for meetings.' }),
    description_fr: optional(cells.longText, { about: 'French text.', example: 'Corbeilles de fruits pour réunions.' }),
    website: optional(cells.webAddress, { about: 'Web site.', example: 'https://www.panier-du-marche.demo.park' }),
    email: optional(cells.email, { about: 'Address for orders.', example: 'orders@panier-du-marche.demo.park' }),
    phone: optional(cells.phone, { about: 'Phone number.', example: '+41 21 555 20 10' }),
    logo: optional(cells.fileName, {
      about: 'Image in the folder `logos/`, at most 2 MB.',
      example: 'panier-du-marche.png',
    }),
    listed_at: optional(cells.moment, {
      about: 'Since when people can vote; the time of the import when empty.',
      example: '2025-06-01',
    }),
  },
});

export const supplierVoteTable = tableFormat({
  file: 'supplier-votes.csv',
  about: 'Who recommends whom. Votes are added, never taken away by an import.',
  required: false,
  unique: ['supplier', 'person'],
  columns: {
    supplier: needed(cells.key, { about: 'Key of the supplier.', example: 'panier-du-marche' }),
    person: needed(cells.key, { about: 'Key of the person.', example: 'p-1042' }),
    voted_at: optional(cells.moment, { about: 'When; the time of the import when empty.', example: '2025-09-12' }),
  },
});
