/** Tables about rooms and parking. */
import { contractIds } from '@park/domain';
import * as cells from '../shared/cells';
import { openingHours } from './opening-hours-cell';
import { needed, optional, tableFormat, withDefault } from '../shared/table-file';

const contract = cells.oneOf(...contractIds.map(String));
const halves = cells.listOf(cells.oneOf('am', 'pm'));
const weekday = cells.wholeNumber(1, 7);

export const roomTable = tableFormat({
  file: 'rooms.csv',
  about: 'Rooms that can be booked.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the room in other files.', example: 'lake-room' }),
    name: needed(cells.shortText(), { about: 'Name on the door.', example: 'Lake Room' }),
    building: needed(cells.code, { about: 'Key of the building.', example: 'aurore' }),
    floor: withDefault(cells.shortText(20), '', { about: 'Floor as it is called there.', example: '4' }),
    capacity: needed(cells.wholeNumber(1, 10_000), { about: 'People that the room holds.', example: '12' }),
    equipment: withDefault(cells.listOf(cells.shortText(60)), [], {
      about: 'Ids of the catalog `room-equipment`.',
      example: 'screen\\|whiteboard',
    }),
    image: optional(cells.fileName, {
      about: 'Image in the folder `covers/`, at most 2 MB.',
      example: 'lake-room.jpg',
    }),
    contracts: withDefault(cells.listOf(contract), [], {
      about: 'Contracts that open the room, one of them is enough; empty: only those who manage rooms book it.',
      example: '4853\\|4854',
    }),
    opening_hours: needed(openingHours, {
      about: 'Days `Mo` to `Su` with times of the park’s clock; what is not named is closed.',
      example: 'Mo-Fr 07:00-20:00; Sa 08:00-12:00',
    }),
    buffer_minutes: withDefault(cells.wholeNumber(0, 1440), 0, {
      about: 'Kept free between two bookings.',
      example: '15',
    }),
    min_notice_minutes: withDefault(cells.wholeNumber(0, 525_600), 0, {
      about: 'How long before its start a booking is made at the latest.',
      example: '60',
    }),
    max_advance_days: withDefault(cells.wholeNumber(1, 3650), 180, {
      about: 'How far ahead bookings may end.',
      example: '90',
    }),
    max_duration_minutes: withDefault(cells.wholeNumber(5, 10_080), 480, { about: 'Longest booking.', example: '240' }),
    needs_approval: withDefault(cells.yesNo, false, {
      about: 'Whether somebody has to accept each booking.',
      example: 'no',
    }),
    check_in_minutes: optional(cells.wholeNumber(1, 1440), {
      about: 'Minutes after the start within which somebody checks in; empty: no check-in.',
      example: '15',
    }),
    position: withDefault(cells.wholeNumber(0, 9999), 0, { about: 'Place in lists.', example: '1' }),
    parts: withDefault(cells.listOf(cells.key), [], {
      about: 'Keys of the rooms that this one consists of; set when the room is created.',
      example: 'aurore-2-01\\|aurore-2-02',
    }),
  },
});

export const quotaTable = tableFormat({
  file: 'quotas.csv',
  about: 'Hours a month that a company may book rooms under a contract. Without a line there is no limit.',
  required: false,
  unique: ['company', 'contract'],
  columns: {
    company: needed(cells.key, { about: 'Key of the company.', example: 'prismelis' }),
    contract: needed(contract, { about: 'Contract.', example: '4852' }),
    hours_per_month: needed(cells.decimal(0, 10_000), { about: 'Hours per calendar month.', example: '40' }),
  },
});

export const roomBookingTable = tableFormat({
  file: 'room-bookings.csv',
  about: 'Bookings of rooms that exist when the portal starts. Each is made once; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the booking.', example: 'rb-001' }),
    room: needed(cells.key, { about: 'Key of the room.', example: 'lake-room' }),
    person: needed(cells.key, { about: 'Key of the person who booked.', example: 'p-1042' }),
    contract: optional(contract, {
      about: 'Contract under which the hours count; the person and the room have it. Empty for those who manage rooms.',
      example: '4854',
    }),
    day: needed(cells.day, { about: 'Day.', example: '2026-03-31' }),
    from: needed(cells.clockTime, { about: 'Start, park’s clock.', example: '09:00' }),
    until: needed(cells.clockTime, { about: 'End, the same day.', example: '10:30' }),
    title: needed(cells.shortText(120), { about: 'What for.', example: 'Team meeting' }),
    people: optional(cells.wholeNumber(1, 10_000), { about: 'How many come.', example: '6' }),
    note: withDefault(cells.shortText(2000), '', { about: 'Note.', example: 'Please leave the tables as they are.' }),
    state: withDefault(cells.oneOf('booked', 'pending'), 'booked', {
      about: 'Whether it is accepted or waits for approval.',
      example: 'booked',
    }),
    arrival: withDefault(cells.oneOf('unknown', 'arrived', 'missed'), 'unknown', {
      about: 'Whether somebody checked in; for past bookings of rooms with check-in.',
      example: 'arrived',
    }),
    repeats_until: optional(cells.day, {
      about: 'Last possible day of a series on the same weekday of each week; empty: one date.',
      example: '2026-06-30',
    }),
  },
});

export const lotTable = tableFormat({
  file: 'lots.csv',
  about: 'Parking lots.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the lot in other files.', example: 'p1' }),
    name: needed(cells.shortText(), { about: 'Name on the sign.', example: 'P1 Gare' }),
    address: withDefault(cells.shortText(300), '', {
      about: 'Postal address.',
      example: 'Allée du Rivage 40, 1099 Rive-Claire',
    }),
    latitude: optional(cells.decimal(-90, 90), { about: 'Degrees north.', example: '46.5139' }),
    longitude: optional(cells.decimal(-180, 180), { about: 'Degrees east.', example: '6.5188' }),
    directions_en: optional(cells.longText, {
      about: 'The way there, in English.',
      example: 'The ramp is behind the bicycle shelter.',
    }),
    directions_fr: optional(cells.longText, {
      about: 'The way there, in French.',
      example: 'La rampe se trouve derrière l’abri à vélos.',
    }),
    position: withDefault(cells.wholeNumber(0, 9999), 0, { about: 'Place in lists.', example: '1' }),
  },
});

export const spotTable = tableFormat({
  file: 'spots.csv',
  about: 'Parking spots.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the spot in other files.', example: 'p1-a017' }),
    lot: needed(cells.key, { about: 'Key of the lot.', example: 'p1' }),
    number: needed(cells.shortText(20), { about: 'Number on the ground, once per lot.', example: 'A017' }),
    kind: withDefault(cells.oneOf('standard', 'electric', 'accessible', 'motorbike'), 'standard', {
      about: 'Kind of spot.',
      example: 'electric',
    }),
    company: optional(cells.key, {
      about: 'Company that owns it; empty: the park, for everybody.',
      example: 'auscultia',
    }),
    assignee: optional(cells.key, {
      about: 'Person of that company who has it for good; empty: the company’s pool.',
      example: 'p-1042',
    }),
  },
});

export const releaseTable = tableFormat({
  file: 'releases.csv',
  about: 'Spots given up for a time, so that others may book them.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the release.', example: 'rel-01' }),
    spot: needed(cells.key, { about: 'Key of a spot that a company owns.', example: 'p1-a017' }),
    audience: needed(cells.oneOf('company', 'park'), {
      about: 'Who may book: colleagues, or everybody.',
      example: 'park',
    }),
    first_day: needed(cells.day, { about: 'First day.', example: '2026-03-30' }),
    last_day: needed(cells.day, { about: 'Last day, included.', example: '2026-04-03' }),
    weekdays: withDefault(cells.listOf(weekday), [1, 2, 3, 4, 5, 6, 7], {
      about: 'Weekdays that count, 1 is Monday; empty: all.',
      example: '1\\|5',
    }),
    halves: withDefault(halves, ['am', 'pm'], { about: 'Morning, afternoon; empty: both.', example: 'am\\|pm' }),
    person: needed(cells.key, {
      about: 'Who gave it up: the assignee, or a manager of the company.',
      example: 'p-1042',
    }),
  },
});

export const parkingBookingTable = tableFormat({
  file: 'parking-bookings.csv',
  about:
    'Bookings of spots that exist when the portal starts. Each is made once and costs one credit per half day, granted beforehand; later imports leave it alone.',
  required: false,
  unique: ['key'],
  columns: {
    key: needed(cells.key, { about: 'Names the booking.', example: 'pb-001' }),
    spot: needed(cells.key, {
      about: 'Key of a spot that is released, in the pool of the person’s company, or the park’s own.',
      example: 'p1-a017',
    }),
    person: needed(cells.key, {
      about: 'Key of the person who parks; for a guest, of the manager who booked.',
      example: 'p-2001',
    }),
    day: needed(cells.day, { about: 'Day.', example: '2026-03-31' }),
    halves: withDefault(halves, ['am', 'pm'], { about: 'Morning, afternoon; empty: both.', example: 'am' }),
    guest: optional(cells.shortText(100), {
      about: 'Name of a guest of the company, whose pool pays.',
      example: 'Ada Guest',
    }),
    plate: optional(cells.shortText(15), { about: 'Plate of the guest.', example: 'VD 123 456' }),
    arrival: withDefault(cells.oneOf('unknown', 'arrived', 'missed', 'cancelled'), 'unknown', {
      about: 'Whether the person came, or gave it back the evening before; for days that are over.',
      example: 'missed',
    }),
  },
});
