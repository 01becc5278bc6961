/** Many clients that ask without a pause. */
import autocannon from 'autocannon';

export interface Target {
  readonly origin: string;
  readonly cookie?: string | undefined;
}

export interface MeasuredLoad {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Answers other than 2xx, errors and time-outs. */
  readonly failed: number;
}

/** @param duration seconds */
export async function measureLoad(
  { origin, cookie }: Target,
  paths: readonly string[],
  clients: number,
  duration: number,
): Promise<MeasuredLoad> {
  const requests = paths.map((pathname) => ({
    method: 'GET' as const,
    path: pathname,
    headers: cookie ? { cookie } : {},
  }));
  const {
    requests: answered,
    latency,
    non2xx,
    errors,
    timeouts,
  } = await autocannon({
    url: origin,
    connections: clients,
    duration,
    timeout: 60,
    requests,
    // Each client begins at another address, so that they do not all send the same request at the same time.
    setupClient(client) {
      const start = Math.floor(Math.random() * requests.length);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  return { perSecond: answered.average, median: latency.p50, p99: latency.p99, failed: non2xx + errors + timeouts };
}
