import { secondMs } from './durations';

/** Time-out for calls of the api to systems outside the park (TMO-01, CONST-01). */
export const externalApiTimeoutMs = 30 * secondMs;
/** Time-out for calls of the browser's client (TMO-02, CONST-02). */
export const clientTimeoutMs = 30 * secondMs;
/** Time-out for calls of the browser's client that are marked as long-running (TMO-03, CONST-02). */
export const longClientTimeoutMs = 60 * secondMs;
