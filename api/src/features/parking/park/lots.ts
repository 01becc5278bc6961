/** Car parks with their rules, for the park's staff. */
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { ManagedLot } from '@park/contract/parking-park';
import { isRecordId } from '@park/domain';
import { eq, max, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { parkingLots } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { rulesOf } from '../check-in/lot-rules';
import { listClosedParts } from '../rules/closed-spots';
import { lotNotFound } from '../errors';
import { listLots } from '../store';
import { requireCurrentVersion } from '../current-version';

type LotRow = typeof parkingLots.$inferSelect;
type Body = ParsedCallInput<'POST /api/parking/park/lots'>['body'];
type Change = ParsedCallInput<'PUT /api/parking/park/lots/{id}'>['body'];

/** Counts of spots leave out retired ones. */
export async function listManagedLots({
  database,
  clock,
  configuration,
}: AppContext): Promise<CallResponse<'GET /api/parking/park/lots'>> {
  const lots = await listLots(database);
  const closed = await listClosedParts(database, dayOf(clock(), configuration.parkTimeZone), 'en');
  const { rows } = await database.execute<{ lotId: string; kind: keyof ManagedLot['kinds']; count: number }>(sql`
    SELECT lot_id AS "lotId", kind, count(*)::int AS count FROM parking_spots WHERE is_active GROUP BY 1, 2`);
  return {
    items: lots.map((lot) => {
      const countOf = (kind: keyof ManagedLot['kinds']) =>
        rows.find((row) => row.lotId === lot.id && row.kind === kind)?.count ?? 0;
      return {
        ...editableParts(lot),
        kinds: {
          standard: countOf('standard'),
          electric: countOf('electric'),
          accessible: countOf('accessible'),
          motorbike: countOf('motorbike'),
        },
        closedToday: closed.get(lot.id)?.spots ?? 0,
      };
    }),
  };
}

const editableParts = (lot: LotRow) => ({
  ...rulesOf(lot),
  address: lot.address,
  coordinates: lot.latitude === null || lot.longitude === null ? '' : `${lot.latitude}, ${lot.longitude}`,
  directions: { en: lot.texts.en?.directions ?? '', fr: lot.texts.fr?.directions ?? '' },
  version: lot.version,
});

function columnsOf({ name, address, coordinates, directionsEn, directionsFr, waitlistRule, hasCheckIn }: Body) {
  const [latitude = null, longitude = null] = coordinates === '' ? [] : coordinates.split(',').map(Number);
  return {
    name,
    address,
    latitude,
    longitude,
    texts: {
      ...(directionsEn !== '' && { en: { directions: directionsEn } }),
      ...(directionsFr !== '' && { fr: { directions: directionsFr } }),
    },
    waitlistRule,
    hasCheckIn,
  };
}

/** A stored lot as its form names it, for the audit trail. */
function formOf(lot: LotRow): Body {
  const { name, address, coordinates, directions, waitlistRule, hasCheckIn } = editableParts(lot);
  const { en: directionsEn, fr: directionsFr } = directions;
  return { name, address, coordinates, directionsEn, directionsFr, waitlistRule, hasCheckIn };
}

/**
 * Adds a lot without spots at the end of the list.
 * @throws ApiError 409 `errors.parking.lotNameTaken`
 */
export async function createLot(context: AppContext, person: Person, body: Body): Promise<{ id: string }> {
  return context.database.transaction(async (transaction) => {
    await lockLotNames(transaction);
    await refuseSameName(transaction, body.name);
    const [last] = await transaction.select({ position: max(parkingLots.position) }).from(parkingLots);
    const [lot] = await transaction
      .insert(parkingLots)
      .values({ ...columnsOf(body), position: (last?.position ?? 0) + 1 })
      .returning({ id: parkingLots.id });
    if (!lot) throw new Error('a stored lot got no row');
    await record(transaction, context, person, 'created', lot.id, { after: body });
    return lot;
  });
}

/**
 * @throws ApiError 404, 409 `errors.parking.changedMeanwhile` with `details.current`, 409 `errors.parking.lotNameTaken`
 */
export async function changeLot(context: AppContext, person: Person, id: string, body: Change): Promise<void> {
  if (!isRecordId(id)) throw lotNotFound();
  await context.database.transaction(async (transaction) => {
    await lockLotNames(transaction);
    const [lot] = await transaction.select().from(parkingLots).where(eq(parkingLots.id, id)).for('no key update');
    if (!lot) throw lotNotFound();
    requireCurrentVersion(body.version, lot.version, editableParts(lot));
    await refuseSameName(transaction, body.name, id);
    await transaction
      .update(parkingLots)
      .set({ ...columnsOf(body), version: lot.version + 1 })
      .where(eq(parkingLots.id, id));
    const { version: _version, ...after } = body;
    await record(transaction, context, person, 'changed', id, { before: formOf(lot), after });
  });
}

/** Decides between parallel requests with one name. */
const lockLotNames = (transaction: Database) =>
  transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('parking lots', 0))`);

/** Two lots of one name could not be told apart. */
async function refuseSameName(transaction: Database, name: string, ownId?: string): Promise<void> {
  const same = (await listLots(transaction)).find(
    (lot) => lot.id !== ownId && lot.name.toLowerCase() === name.toLowerCase(),
  );
  if (same) throw new ApiError(409, 'errors.parking.lotNameTaken', { values: { name: same.name } });
}

const record = (
  transaction: Database,
  { clock }: AppContext,
  actor: Person,
  action: AuditAction,
  subjectId: string,
  facts: { before?: unknown; after: unknown },
) =>
  recordAudit(transaction, {
    at: clock(),
    actor,
    action,
    subjectKind: 'parking-lot',
    subjectId,
    companyId: null,
    ...facts,
  });
