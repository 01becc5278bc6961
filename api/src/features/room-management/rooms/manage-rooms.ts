/** Creating, changing and archiving rooms. */
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { ManagedRoom } from '@park/contract/room-management';
import type { Language } from '@park/contract/texts';
import { hasPermission, isRecordId, isRoleId, Role } from '@park/domain';
import { asc, eq } from 'drizzle-orm';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { buildings, companies, companyContracts } from '../../../core/database/schema/companies';
import { files } from '../../../core/database/schema/files';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { listFixed } from '../../catalogs';
import { listEquipmentChoices, listEquipmentNames, lockRooms, roomResponse } from '../../rooms';
import {
  findBuildingId,
  insertRoom,
  listRoomRows,
  updateRoom,
  type ManagedRoomRow,
  type RoomInput,
} from './room-store';

const notFound = () => new ApiError(404, 'errors.rooms.notFound');
const invalid = (field: string) =>
  new ApiError(400, 'errors.validation', { fields: { [field]: 'errors.field.choice' } });

/** Archived rooms included, with what rooms can be given: buildings, equipment, contracts and people to exempt. */
export async function listManagedRooms(
  context: AppContext,
  language: Language,
): Promise<CallResponse<'GET /api/rooms/managed'>> {
  const { database } = context;
  const rows = await listRoomRows(database, context.clock());
  const names = await listEquipmentNames(database, language);
  const choices = await listEquipmentChoices(database);
  const places = await database
    .select({ id: buildings.code, name: buildings.name })
    .from(buildings)
    .orderBy(asc(buildings.position), asc(buildings.name));
  return {
    rooms: rows.map((row) => managedRoom(row, names)),
    buildings: places,
    equipment: [...names].filter(([id]) => choices.has(id)).map(([id, name]) => ({ id, name })),
    contracts: listFixed('contracts', language),
    ...(await listExemptible(database, language)),
  };
}

/** Roles that book without managing rooms, and companies with a contract. */
async function listExemptible(database: Database, language: Language) {
  return {
    roles: listFixed('roles', language).filter(
      ({ id }) => isRoleId(id) && hasPermission(id, 'BookARoom_Book') && id !== Role.SuperAdministrator,
    ),
    companies: await database
      .selectDistinct({ id: companies.id, name: companies.name })
      .from(companies)
      .innerJoin(companyContracts, eq(companyContracts.companyId, companies.id))
      .where(eq(companies.enabled, true))
      .orderBy(asc(companies.name)),
  };
}

/**
 * Adds the room at the end of the list.
 * @throws ApiError 400 with the field for a building, equipment, image or opening hours that do not fit
 */
export const createRoom = (
  context: AppContext,
  person: Person,
  language: Language,
  input: RoomInput,
): Promise<ManagedRoom> =>
  retryTransaction(context.database, async (transaction) => {
    const now = context.clock();
    const buildingId = await checkInput(transaction, input);
    const id = await insertRoom(transaction, { input, buildingId, now });
    await record(transaction, person, now, { id, action: 'created', after: input });
    return findManagedRoom(transaction, id, language, now);
  });

/**
 * Bookings that the new rules would refuse stay.
 * @throws ApiError 404, 409 `errors.rooms.roomChanged` for an old version, 400 as `createRoom`
 */
export const changeRoom = (
  context: AppContext,
  person: Person,
  language: Language,
  { id, version, ...input }: ParsedCallInput<'PUT /api/rooms/managed/{id}'>['body'] & { id: string },
): Promise<ManagedRoom> =>
  retryTransaction(context.database, async (transaction) => {
    const now = context.clock();
    const before = await findManagedRoom(transaction, id, language, now);
    const buildingId = await checkInput(transaction, input, before);
    if (!(await updateRoom(transaction, id, { input, buildingId, version, now })))
      throw await changedMeanwhile(transaction, id, language, now);
    await record(transaction, person, now, { id, action: 'changed', before, after: input });
    return findManagedRoom(transaction, id, language, now);
  });

/**
 * Archives the room or, with `isArchived` false, restores it. The room is locked meanwhile.
 * @throws ApiError 404, 409 `errors.rooms.hasComingDates`, 409 `errors.rooms.roomChanged` for an old version
 */
export const archiveRoom = (
  context: AppContext,
  person: Person,
  language: Language,
  { id, version, isArchived }: { id: string; version: number; isArchived: boolean },
): Promise<ManagedRoom> =>
  retryTransaction(context.database, async (transaction) => {
    const now = context.clock();
    // Nobody books the room between the count of its dates and the change.
    if (isRecordId(id)) await lockRooms(transaction, [id]);
    const before = await findManagedRoom(transaction, id, language, now);
    if (isArchived && before.comingDates > 0)
      throw new ApiError(409, 'errors.rooms.hasComingDates', {
        values: { name: before.name, used: before.comingDates, unit: 'bookings', count: before.comingDates },
      });
    if (!(await updateRoom(transaction, id, { isActive: !isArchived, version, now })))
      throw await changedMeanwhile(transaction, id, language, now);
    await record(transaction, person, now, { id, action: isArchived ? 'archived' : 'restored' });
    return findManagedRoom(transaction, id, language, now);
  });

/** Checks references and returns the building's id. A room keeps what it had, its archived equipment included. */
async function checkInput(transaction: Database, input: RoomInput, before?: ManagedRoom): Promise<string> {
  const buildingId = await findBuildingId(transaction, input.building);
  if (buildingId === null) throw invalid('building');
  const choices = await listEquipmentChoices(transaction);
  if (input.equipment.some((id) => !choices.has(id) && !before?.equipment.some((item) => item.id === id)))
    throw invalid('equipment');
  for (const [day, parts] of Object.entries(input.openingHours))
    if (parts.some((part, index) => index > 0 && part.from < (parts[index - 1]?.until ?? '')))
      throw new ApiError(400, 'errors.validation', { fields: { [`openingHours.${day}`]: 'errors.field.invalid' } });
  if (input.imageId !== null && input.imageId !== before?.imageId) {
    const [file] = await transaction
      .select({ mediaType: files.mediaType, audience: files.audience })
      .from(files)
      .where(eq(files.id, input.imageId));
    if (!file?.mediaType.startsWith('image/') || file.audience !== 'readers') throw invalid('imageId');
  }
  return buildingId;
}

/** @throws ApiError 404 */
export async function findManagedRoom(
  database: Database,
  id: string,
  language: Language,
  now: Date,
): Promise<ManagedRoom> {
  const [row] = isRecordId(id) ? await listRoomRows(database, now, id) : [];
  if (!row) throw notFound();
  return managedRoom(row, await listEquipmentNames(database, language));
}

/** With the stored room, so that the form can offer both texts. It is read again: the change may be a moment old. */
const changedMeanwhile = async (...room: Parameters<typeof findManagedRoom>): Promise<ApiError> =>
  new ApiError(409, 'errors.rooms.roomChanged', { details: { current: await findManagedRoom(...room) } });

const managedRoom = (row: ManagedRoomRow, names: ReadonlyMap<string, string>): ManagedRoom => ({
  ...roomResponse(row, names),
  imageId: row.imageFileId,
  isArchived: !row.isActive,
  version: row.version,
  comingDates: row.comingDates,
  partIds: row.partIds,
});

const record = (
  transaction: Database,
  actor: Person,
  at: Date,
  { id, ...entry }: { id: string; action: AuditAction; before?: unknown; after?: unknown },
): Promise<void> => recordAudit(transaction, { at, actor, subjectKind: 'room', subjectId: id, ...entry });
