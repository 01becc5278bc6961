/** The place of entries in the queues of their lots. */
import type { WaitlistPlace } from '@park/contract/parking-waitlist';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { queueOrder } from './queue';

/** Returns one place per entry and lot, in the park's order of lots. */
export async function listPlaces(
  database: Database,
  entryIds: readonly string[],
): Promise<{ entryId: string; place: WaitlistPlace }[]> {
  if (entryIds.length === 0) return [];
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(entryIds)}::jsonb)::uuid)`;
  const { rows } = await database.execute<{
    entryId: string;
    lotId: string;
    name: string;
    rule: WaitlistPlace['rule'];
    place: number | null;
    waiting: number;
  }>(sql`
    WITH own AS (
      SELECT entry.id, entry.day, wanted.lot_id FROM parking_waitlist_entries entry
      JOIN parking_waitlist_lots wanted ON wanted.entry_id = entry.id WHERE entry.id IN ${ids}
    ), queues AS (
      SELECT entry.id, wanted.lot_id, entry.day,
        row_number() OVER (PARTITION BY wanted.lot_id, entry.day ORDER BY ${queueOrder})::int AS place
      FROM parking_waitlist_entries entry
      JOIN parking_waitlist_lots wanted ON wanted.entry_id = entry.id
      JOIN parking_lots lot ON lot.id = wanted.lot_id
      WHERE entry.state = 'waiting' AND (wanted.lot_id, entry.day) IN (SELECT lot_id, day FROM own)
    )
    SELECT own.id AS "entryId", lot.id AS "lotId", lot.name, lot.waitlist_rule AS rule, queues.place,
      (SELECT count(*)::int FROM queues q WHERE q.lot_id = own.lot_id AND q.day = own.day) AS waiting
    FROM own JOIN parking_lots lot ON lot.id = own.lot_id
    LEFT JOIN queues ON queues.id = own.id AND queues.lot_id = own.lot_id
    ORDER BY lot.position, lot.name`);
  return rows.map(({ entryId, lotId, name, rule, place, waiting }) => ({
    entryId,
    place: { lot: { id: lotId, name }, rule, place, waiting },
  }));
}
