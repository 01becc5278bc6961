/** Outcome of sending: accepted, to be retried later, or refused for its content. */
export type SendOutcome = 'sent' | 'retry' | 'refused';

export type SendReport = (path: string, body: string) => Promise<SendOutcome>;

/** Below the limit of `sendBeacon` and `keepalive` (64 KB); a longer entry is sent by itself. */
const maxBodyBytes = 48_000;
const encoder = new TextEncoder();
export const bytesOf = (text: string): number => encoder.encode(text).byteLength;
/** Maximum number of entries kept while the collector is unavailable, to limit the memory of the page. */
const maxBacklog = 10_000;

export interface ReportQueue {
  readonly size: number;
  add(text: string): void;
  /** Sends all waiting entries in as few bodies as possible. Resolves to whether nothing is left to retry. */
  flush(send: SendReport): Promise<boolean>;
  /** Passes all waiting entries to a synchronous sender; entries it does not accept stay in the queue. */
  flushNow(take: (path: string, body: string) => boolean): void;
}

/** A queue of entries for one path, in order. */
export function createReportQueue(path: string): ReportQueue {
  let waiting: string[] = [];
  let lost = 0;

  const bodyOf = (entries: readonly string[]) =>
    `{"entries":[${entries.join(',')}]${lost > 0 ? `,"lost":${lost}` : ''}}`;

  function nextBatch(): string[] {
    let length = 0;
    const end = waiting.findIndex((text, index) => (length += bytesOf(text) + 1) > maxBodyBytes && index > 0);
    return end === -1 ? waiting : waiting.slice(0, end);
  }

  return {
    get size() {
      return waiting.length;
    },
    add(text) {
      waiting.push(text);
      if (waiting.length <= maxBacklog) return;
      waiting.shift();
      lost += 1;
    },
    async flush(send) {
      while (waiting.length > 0) {
        const batch = nextBatch();
        // Removed while sending, so that leaving the page does not send it twice.
        waiting = waiting.slice(batch.length);
        const outcome = await send(path, bodyOf(batch));
        if (outcome === 'retry') {
          waiting = [...batch, ...waiting];
          return false;
        }
        lost = outcome === 'sent' ? 0 : lost + batch.length;
      }
      return true;
    },
    flushNow(take) {
      while (waiting.length > 0) {
        const batch = nextBatch();
        if (!take(path, bodyOf(batch))) return;
        waiting = waiting.slice(batch.length);
        lost = 0;
      }
    },
  };
}
