/** The columns of a table of companies in a park folder. */
import { teamSizes } from '@park/contract/company-facts';
import * as cells from './cells';
import { needed, optional, tableFormat, withDefault } from './table-file';

export const companyTable = tableFormat({
  file: 'companies.csv',
  about: 'Tenants and partners.',
  required: true,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the company in other files.', example: 'auscultia' }),
    name: needed(cells.shortText(), { about: 'Name as it is shown.', example: 'Auscultia' }),
    category: needed(cells.shortText(60), {
      about:
        'Usually `Tenant`, `Startup` or `External`; what contains "tenant", in any letter case, counts as a tenant for KNOVA.',
      example: 'Tenant',
    }),
    agreement_type: withDefault(cells.shortText(60), '', {
      about:
        'Agreement with the park, such as `feip-lausanne`, `feip-cbip`, `feip-unlimitrust`, `feip-prilly`, `sqie`, `sqie-knova`, `garage`. It decides about requests for space and KNOVA events.',
      example: 'feip-lausanne',
    }),
    building: optional(cells.code, {
      about: 'Key of the building; empty for a company outside of the park.',
      example: 'gamma',
    }),
    address: optional(cells.shortText(300), {
      about: 'Postal address.',
      example: 'Allée du Rivage 5, 1099 Rive-Claire',
    }),
    description_en: optional(cells.longText, {
      about: 'What the company does, in English.',
      example: 'Auscultia makes pocket ultrasound probes.',
    }),
    description_fr: optional(cells.longText, {
      about: 'The same in French.',
      example: 'Auscultia conçoit des sondes à ultrasons de poche.',
    }),
    tags: withDefault(cells.listOf(cells.shortText(60)), [], {
      about:
        'Sectors: ids, labels or synonyms of the catalog `sectors`, in either language. A name that it does not know becomes a sector for review.',
      example: 'medtech\\|rehabilitation',
    }),
    team_size: optional(cells.oneOf(...teamSizes), { about: 'How many people work there.', example: '10-49' }),
    founded: optional(cells.wholeNumber(1000, 2100), { about: 'Year of the foundation.', example: '2014' }),
    website: optional(cells.webAddress, { about: 'Web site.', example: 'https://www.auscultia.demo.park' }),
    email: optional(cells.email, { about: 'Public address.', example: 'hello@auscultia.demo.park' }),
    phone: optional(cells.phone, { about: 'Public number.', example: '+41 21 555 23 31' }),
    logo: optional(cells.fileName, {
      about: 'Image in the folder `logos/`: PNG, JPEG, WebP or SVG, at most 2 MB.',
      example: 'auscultia.png',
    }),
    university_spin_off: withDefault(cells.yesNo, false, {
      about: 'Whether it came out of the university (`isEPFL` in the API).',
      example: 'no',
    }),
    published: withDefault(cells.yesNo, true, { about: 'Whether the directory lists it.', example: 'yes' }),
    enabled: withDefault(cells.yesNo, true, { about: 'Whether its people may sign in.', example: 'yes' }),
    email_preferences: withDefault(cells.yesNo, false, {
      about: 'Whether its people choose which mails they get.',
      example: 'no',
    }),
    monthly_parking_credits: withDefault(cells.wholeNumber(0, 100_000), 0, {
      about: 'Parking credits that the park grants per month.',
      example: '20',
    }),
  },
});
