/** Limits the reports that one address may send in a minute. */
import { minuteMs } from '@park/domain';

/** Enough for a whole park behind one address. */
export const reportsPerMinute = 1_200;
const maxAddresses = 50_000;

/** @returns whether this report is still within the limit */
export function createReportLimit(
  limit = reportsPerMinute,
  now: () => number = Date.now,
): (address: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const present = Math.floor(now() / minuteMs);
    if (present !== minute) {
      minute = present;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (count === 1 && counts.size >= maxAddresses) return false;
    counts.set(address, count);
    return count <= limit;
  };
}
