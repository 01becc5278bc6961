/**
 * Milliseconds that the servers of shell and api allow a connection. Each side closes an idle connection later than its
 * caller reuses one (edge 60 s, shell 4 s), so a caller never writes to a closed connection.
 */
export const serverTimeoutsMs = {
  /** Until the headers of a request are complete. */
  headers: 10_000,
  /** Until the body is complete as well: a release file of 20 MB needs 1.4 Mbit/s. */
  request: 120_000,
  /** Without any byte in either direction; longer than the slowest answer (65 s). */
  connection: 75_000,
  /** Between two requests. */
  keepAlive: 70_000,
  /** How often unfinished requests are compared with the limits above. */
  checkInterval: 2_000,
} as const;
