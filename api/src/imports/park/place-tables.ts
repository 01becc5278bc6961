/** Tables about the place and its people. */
import { adminFlags, contractIds, roleNames } from '@park/domain';
import * as cells from '../shared/cells';
import { needed, optional, tableFormat, withDefault } from '../shared/table-file';

const contract = cells.oneOf(...contractIds.map(String));

export const catalogTable = tableFormat({
  file: 'catalogs.csv',
  about:
    'Words to choose from that this park has in addition, or names differently: types of news, events and jobs, categories of companies and suppliers, agreements with the park, equipment of rooms, sectors of companies.',
  required: false,
  unique: ['catalog', 'id'],
  columns: {
    catalog: needed(
      cells.oneOf(
        'company-categories',
        'agreement-types',
        'news-types',
        'event-types',
        'job-types',
        'supplier-categories',
        'template-categories',
        'room-equipment',
        'sectors',
      ),
      { about: 'Which list the word belongs to.', example: 'supplier-categories' },
    ),
    id: needed(cells.shortText(60), { about: 'What other files write.', example: 'laboratory' }),
    label_en: needed(cells.shortText(100), { about: 'English name.', example: 'Laboratory and measurement' }),
    label_fr: needed(cells.shortText(100), { about: 'French name.', example: 'Laboratoire et mesure' }),
    synonyms_en: withDefault(cells.listOf(cells.shortText(60)), [], {
      about: 'Other English names, for sectors: searches find and imports understand them.',
      example: 'AI\\|deep learning',
    }),
    synonyms_fr: withDefault(cells.listOf(cells.shortText(60)), [], {
      about: 'Other French names, for sectors.',
      example: 'IA\\|apprentissage profond',
    }),
    position: withDefault(cells.wholeNumber(0, 9999), 50, {
      about: 'Place in the list; 50 when empty.',
      example: '10',
    }),
  },
});

export const buildingTable = tableFormat({
  file: 'buildings.csv',
  about: 'The buildings of the park.',
  required: true,
  unique: ['key'],
  columns: {
    key: needed(cells.code, { about: 'Names the building in other files and in addresses.', example: 'aurore' }),
    name: needed(cells.shortText(), { about: 'Name on the door.', example: 'Aurore' }),
    address: withDefault(cells.shortText(300), '', {
      about: 'Postal address.',
      example: 'Allée du Rivage 1, 1099 Rive-Claire',
    }),
    latitude: optional(cells.decimal(-90, 90), { about: 'Degrees north.', example: '46.5148' }),
    longitude: optional(cells.decimal(-180, 180), { about: 'Degrees east.', example: '6.5201' }),
    outline: withDefault(cells.outline, [], {
      about: 'Ground plan for the map of the park, clockwise or the other way round.',
      example: '46.51494 6.51981\\|46.51494 6.52039\\|46.51466 6.52039\\|46.51466 6.51981',
    }),
    position: withDefault(cells.wholeNumber(0, 9999), 0, { about: 'Place in lists; ties go by name.', example: '1' }),
  },
});

export const personTable = tableFormat({
  file: 'people.csv',
  about:
    'Everybody with an account. Passwords are never imported: people get theirs by "forgot password" or an invitation.',
  required: true,
  unique: ['key'],
  columns: {
    key: needed(cells.key, {
      about: 'Names the person in other files, and in later imports even after a new e-mail.',
      example: 'p-1042',
    }),
    email: needed(cells.email, {
      about: 'Address to sign in with; nobody else has it.',
      example: 'clara.jaquier@auscultia.demo.park',
    }),
    first_name: needed(cells.shortText(100), { about: 'First name.', example: 'Clara' }),
    last_name: needed(cells.shortText(100), { about: 'Last name.', example: 'Jaquier' }),
    company: needed(cells.key, { about: 'Key of the company. Everybody has one.', example: 'auscultia' }),
    role: optional(cells.oneOf(...roleNames), { about: 'Role; empty for none.', example: 'Employee' }),
    contracts: withDefault(cells.listOf(contract), [], {
      about: 'Contracts under which the person books rooms.',
      example: '4854\\|5452',
    }),
    language: withDefault(cells.oneOf('en', 'fr'), 'en', { about: 'Language of mails.', example: 'fr' }),
    phone: optional(cells.phone, { about: 'Phone number.', example: '+41 79 555 37 29' }),
    birth_date: optional(cells.day, { about: 'Day of birth; nobody is younger than 18.', example: '1990-06-02' }),
    listed: withDefault(cells.yesNo, false, {
      about: 'Whether the person agreed to be shown on the page of the company.',
      example: 'yes',
    }),
    title: optional(cells.shortText(120), {
      about: 'What the person does, shown beside the name.',
      example: 'Electronics engineer',
    }),
    picture: optional(cells.fileName, {
      about: 'Image in the folder `pictures/`, at most 2 MB.',
      example: 'clara.jpg',
    }),
    parking_credits: withDefault(cells.wholeNumber(0, 10_000), 0, {
      about: 'Parking credits after the import, at the first import; later ones leave the balance alone.',
      example: '5',
    }),
    admin_permissions: optional(cells.listOf(cells.oneOf(...adminFlags)), {
      about: 'Rights of the admin area; empty: the role decides.',
      example: 'CAN_EDIT_NEWS_EVENTS',
    }),
    enabled: withDefault(cells.yesNo, true, { about: 'Whether the person may sign in.', example: 'yes' }),
  },
});
