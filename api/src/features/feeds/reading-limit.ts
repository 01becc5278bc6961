import type { Clock } from '../../core/time/clock';
import { hashSecret } from '../../core/secrets/secrets';
import { tooManyRequests } from '../../core/errors/api-error';

const windowMs = 60_000;
/** Keys that are remembered at most; beyond that the oldest go, and with them their count. */
const maxKeys = 10_000;

interface Count {
  since: number;
  readings: number;
}

/**
 * How often one secret address may be read in a minute, counted by each instance. The limits of sessions and addresses
 * do not reach it: calendar programs of many people ask from the few addresses of their makers.
 */
export class ReadRateLimit {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly clock: Clock,
    private readonly perMinute: number,
  ) {}

  /** Counts a reading; throws a 429 that says when to come back. */
  count(secret: string): void {
    const now = this.clock().getTime();
    const key = hashSecret(secret);
    const known = this.counts.get(key);
    const count = known && now - known.since < windowMs ? known : { since: now, readings: 0 };
    count.readings += 1;
    this.counts.delete(key);
    this.counts.set(key, count);
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= maxKeys) break;
      this.counts.delete(oldest);
    }
    if (count.readings > this.perMinute) throw tooManyRequests((count.since + windowMs - now) / 1000);
  }
}
