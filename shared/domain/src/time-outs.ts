/** Milliseconds before a call is given up: external API, own client, own client for long calls (TMO-01 to TMO-03). */
export const externalApiTimeoutMs = 30_000;
export const clientTimeoutMs = 30_000;
export const longClientTimeoutMs = 60_000;

/** The own client's time-out for an ordinary or a long call. */
export const clientTimeout = (isLong: boolean): number => (isLong ? longClientTimeoutMs : clientTimeoutMs);
