import { minuteMs } from '@park/domain';
import type { Clock } from '../../core/time/clock';
import { hashSecret } from '../../core/secrets/secrets';
import { tooManyRequests } from '../../core/errors/api-error';

const windowMs = minuteMs;
/** Maximum number of keys; the oldest are dropped with their counts. */
const maxKeys = 10_000;

interface Count {
  since: number;
  readings: number;
}

/**
 * Limits reads per minute and secret address, counted by each instance. The limits per session and address do not
 * apply, because calendar services poll for many people from few addresses.
 */
export class ReadRateLimit {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly clock: Clock,
    private readonly perMinute: number,
  ) {}

  /**
   * Counts a read.
   * @throws ApiError 429 with the seconds to wait
   */
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
