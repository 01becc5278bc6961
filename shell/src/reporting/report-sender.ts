import { bytesOf, type SendOutcome, type SendReport } from './report-queue';

/** Browsers allow 64 KB for all such requests of a page together. */
const maxKeepaliveBytes = 60_000;

/** Statuses that refuse the content: a retry would have the same result. */
const refusals: readonly number[] = [400, 413, 415, 422];

export interface ReportSenderSettings {
  /** Sent as `Authorization: Bearer …` if set (LOG-03); usually the server behind the path adds its own. */
  readonly bearerToken?: string | null;
  readonly fetch?: typeof fetch;
  readonly beacon?: (path: string, body: Blob) => boolean;
}

export interface ReportSender {
  readonly send: SendReport;
  /** For a page that is unloaded. Returns whether the browser accepted it. */
  readonly take: (path: string, body: string) => boolean;
}

/** Posts JSON to paths of the page's own origin (LOG-01, LOG-02). */
export function createReportSender({
  bearerToken,
  fetch: request = (...given) => fetch(...given),
  beacon = takeByBeacon,
}: ReportSenderSettings): ReportSender {
  const post = (path: string, body: string) =>
    request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearerToken ? { authorization: `Bearer ${bearerToken}` } : {}),
      },
      body,
      // Browsers refuse to keep a longer body alive, and it would be refused at every retry.
      keepalive: bytesOf(body) <= maxKeepaliveBytes,
    });
  return {
    async send(path, body): Promise<SendOutcome> {
      const { ok, status } = await post(path, body);
      if (ok) return 'sent';
      return refusals.includes(status) ? 'refused' : 'retry';
    },
    take(path, body) {
      // Beacons have no headers.
      if (!bearerToken && beacon(path, new Blob([body], { type: 'application/json' }))) return true;
      void post(path, body).catch(() => {});
      return true;
    },
  };
}

function takeByBeacon(path: string, body: Blob): boolean {
  return typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(path, body);
}
