/** What room managers do: rooms, their secrets, hours of companies, closures, and decisions on touched bookings. */
import * as z from 'zod/mini';
import { clockTime, recordId, recordIds, requiredText, text } from './fields';
import { defineCalls } from './call';
import { Image } from './image';
import { NamedRecord } from './named-record';
import { ClosureBody, ClosurePreviewBody, RoomClosure, TouchedDate } from './room-closures';
import { calendarDay, instant, pathId, recordPath } from './query-string';
import { pageOf, pageQuery } from './page';
import { RoomBooking } from './room-bookings';
import { maxFloorLength, maxQuotaHours, maxRoomNameLength, maxTokenLabelLength } from './room-limits';
import { Room } from './rooms';

const whole = (minimum: number, maximum: number) =>
  z
    .int('errors.field.invalid')
    .check(z.minimum(minimum, 'errors.field.tooSmall'), z.maximum(maximum, 'errors.field.tooLarge'));

const OpenPart = z
  .object({ from: clockTime, until: clockTime })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], error: 'errors.field.tooSmall' }));

export const RoomBody = z.object({
  name: requiredText(maxRoomNameLength),
  /** The building's code. */
  building: pathId(),
  floor: text(maxFloorLength),
  capacity: whole(1, 10_000),
  /** Ids of the catalog `room-equipment`. */
  equipment: z.array(pathId()).check(z.maxLength(50, 'errors.field.tooMany')),
  /** From `POST /api/rooms/images`. */
  imageId: z.nullable(recordId()),
  /** Contracts that open the room; none: only room managers book it. */
  contractIds: z.array(z.int()).check(z.maxLength(50, 'errors.field.tooMany')),
  /** By weekday, 1 (Monday) to 7; a weekday that is missing is closed. */
  openingHours: z.record(
    z.string().check(z.regex(/^[1-7]$/, 'errors.field.invalid')),
    z.array(OpenPart).check(z.maxLength(4, 'errors.field.tooMany')),
  ),
  bufferMinutes: whole(0, 180),
  minNoticeMinutes: whole(0, 60 * 24 * 60),
  maxAdvanceDays: whole(1, 730),
  maxDurationMinutes: whole(5, 1440),
  needsApproval: z.boolean(),
  checkInMinutes: z.nullable(whole(1, 120)),
});

export const ManagedRoom = z.extend(Room, {
  imageId: z.nullable(z.string()),
  isArchived: z.boolean(),
  version: z.int(),
  /** Booked or requested dates that have not ended. */
  comingDates: z.int(),
  /** The rooms that it consists of; empty for all but combined rooms. */
  partIds: z.array(z.string()),
});
export type ManagedRoom = z.output<typeof ManagedRoom>;

export const RoomToken = z.object({
  id: z.string(),
  kind: z.enum(['display', 'calendar']),
  label: z.string(),
  createdAt: instant(),
  createdBy: z.string(),
  lastUsedAt: z.nullable(instant()),
  revokedAt: z.nullable(instant()),
});
export type RoomToken = z.output<typeof RoomToken>;

export const RoomTokenBody = z.object({
  kind: z.enum(['display', 'calendar']),
  label: requiredText(maxTokenLabelLength),
});

export const CompanyRoomQuota = z.object({
  company: NamedRecord,
  contractId: z.int(),
  /** Per calendar month; null: no limit. */
  minutesPerMonth: z.nullable(z.int()),
  /** In the current month. */
  usedMinutes: z.int(),
});
export type CompanyRoomQuota = z.output<typeof CompanyRoomQuota>;

const access = 'BookARoom_Manage' as const;

export const roomManagementCalls = defineCalls({
  'GET /api/rooms/managed': {
    summary: 'All rooms with everything that managers edit',
    access,
    response: z.object({
      rooms: z.array(ManagedRoom),
      buildings: z.array(NamedRecord),
      equipment: z.array(NamedRecord),
      contracts: z.array(z.object({ id: z.int(), name: z.string() })),
      /** Who can be exempt from a closure: roles that book, and companies with a contract. */
      roles: z.array(z.object({ id: z.int(), name: z.string() })),
      companies: z.array(NamedRecord),
    }),
  },
  'PUT /api/rooms/managed/{id}/parts': {
    summary: 'Set the rooms that a combined room consists of',
    description:
      'A booking of the whole holds its parts, and a booking of a part keeps the whole from being booked. No parts: the room is no longer combined. Refused while coming bookings of the whole and a part overlap.',
    access,
    params: recordPath,
    body: z.object({ version: z.int(), partIds: recordIds(20) }),
    response: ManagedRoom,
    errors: ['errors.rooms.notFound', 'errors.rooms.roomChanged', 'errors.rooms.notAPart', 'errors.rooms.partsBooked'],
  },
  'POST /api/rooms/managed': {
    summary: 'Create a room',
    access,
    body: RoomBody,
    status: 201,
    response: ManagedRoom,
  },
  'PUT /api/rooms/managed/{id}': {
    summary: 'Change a room',
    description: 'Bookings that exist keep the buffer and the check-in that they were made with.',
    access,
    params: recordPath,
    body: z.extend(RoomBody, { version: z.int() }),
    response: ManagedRoom,
    errors: ['errors.rooms.notFound', 'errors.rooms.roomChanged'],
  },
  'POST /api/rooms/managed/{id}/archive': {
    summary: 'Archive a room, or bring it back',
    description: 'A room with coming dates is not archived: a closure moves or cancels them first.',
    access,
    params: recordPath,
    body: z.object({ version: z.int(), isArchived: z.boolean() }),
    response: ManagedRoom,
    errors: ['errors.rooms.notFound', 'errors.rooms.roomChanged', 'errors.rooms.hasComingDates'],
  },
  'POST /api/rooms/images': {
    summary: 'Store a picture of a room',
    description: 'A form with one file in the field `image`: PNG, JPEG or WebP, at most 2 MB. It is encoded again.',
    access,
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    status: 201,
    response: z.object({ imageId: z.string(), image: Image }),
    errors: ['errors.upload.tooLarge', 'errors.upload.notAnImage', 'errors.upload.noSpace'],
  },
  'GET /api/rooms/managed/{id}/tokens': {
    summary: 'Door displays and calendar addresses of a room',
    access,
    params: recordPath,
    response: z.object({ items: z.array(RoomToken) }),
    errors: ['errors.rooms.notFound'],
  },
  'POST /api/rooms/managed/{id}/tokens': {
    summary: 'Create a token for a door display, or a calendar address',
    description: 'The address is answered once; only its hash is stored. It opens this room and nothing else.',
    access,
    params: recordPath,
    body: RoomTokenBody,
    status: 201,
    response: z.object({ id: z.string(), url: z.string() }),
    errors: ['errors.rooms.notFound'],
  },
  'DELETE /api/rooms/tokens/{id}': {
    summary: 'Revoke a token of a room',
    description: 'It stops working at once. Repeating it changes nothing.',
    access,
    params: recordPath,
  },
  'GET /api/rooms/quotas': {
    summary: 'Hours of all companies by contract',
    access,
    response: z.object({ items: z.array(CompanyRoomQuota) }),
  },
  'PUT /api/rooms/quotas/{companyId}/{contractId}': {
    summary: 'Set the minutes that a company may book under a contract in a month',
    access,
    params: z.object({ companyId: pathId(), contractId: pathId() }),
    body: z.object({ minutesPerMonth: z.nullable(whole(0, maxQuotaHours * 60)) }),
    response: CompanyRoomQuota,
    errors: ['errors.rooms.quotaNotFound'],
  },
  'GET /api/rooms/company-bookings': {
    summary: 'Coming room bookings of your company',
    description: 'For its leads, who cancel them and hand them over. Next first.',
    access: 'Collaborator_Manage',
    query: z.object(pageQuery),
    response: pageOf(RoomBooking),
  },
  'GET /api/rooms/closures': {
    summary: 'Closures that have not ended, next first',
    description: 'At most 500.',
    access,
    response: z.object({ items: z.array(RoomClosure) }),
  },
  'POST /api/rooms/closures/preview': {
    summary: 'What a closure would touch',
    description:
      'Dates of people who are not exempt, each with a place to move to by the rule of alternatives. At most 200.',
    access,
    body: ClosurePreviewBody,
    response: z.object({ days: z.array(calendarDay()), touched: z.array(TouchedDate) }),
    errors: ['errors.rooms.notFound', 'errors.rooms.tooManyTouched', 'errors.rooms.tooManyClosures'],
  },
  'POST /api/rooms/closures': {
    summary: 'Close rooms, and move, keep or cancel what is touched',
    description:
      'One transaction with the rooms locked, as for a booking. A date that the preview did not show stops it.',
    access,
    body: ClosureBody,
    status: 201,
    response: z.object({ items: z.array(RoomClosure) }),
    errors: [
      'errors.rooms.notFound',
      'errors.rooms.bookingsChanged',
      'errors.rooms.takenMeanwhile',
      'errors.rooms.tooManyTouched',
      'errors.rooms.tooManyClosures',
    ],
  },
  'DELETE /api/rooms/closures/{id}': {
    summary: 'Lift a closure, or all coming ones of its series',
    access,
    params: recordPath,
    query: z.object({ scope: z._default(z.enum(['one', 'series'], 'errors.field.choice'), 'one') }),
    errors: ['errors.rooms.closureNotFound'],
  },
});
