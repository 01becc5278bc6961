/** How many reports one address may send in a minute; what is more is dropped unread. */

/** A park behind one address, at work. */
export const reportsPerMinute = 1_200;
const mostAddresses = 50_000;
const minuteMs = 60_000;

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
    if (count === 1 && counts.size >= mostAddresses) return false;
    counts.set(address, count);
    return count <= limit;
  };
}
