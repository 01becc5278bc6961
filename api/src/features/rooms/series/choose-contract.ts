import type { RoomRow } from '../store';
import type { DateChecker } from './decide-dates';
import type { SeriesDate } from './series-dates';

/**
 * The contract that a series is charged to: the first one of the room that pays for the most dates. A series has one
 * contract, so that its hours are counted in one place.
 */
export function chooseContract(checker: DateChecker, room: RoomRow, dates: readonly SeriesDate[]): number | null {
  const contracts = checker.contractsFor(room);
  let best: { contractId: number | null; count: number } = { contractId: contracts[0] ?? null, count: -1 };
  for (const contractId of contracts.length > 1 ? contracts : []) {
    const count = dates.filter((date) => checker.check({ ...date, room }, contractId, false) === null).length;
    if (count > best.count) best = { contractId, count };
  }
  return best.contractId;
}
