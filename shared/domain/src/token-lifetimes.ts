import { dayMs, minuteMs } from './durations';

/** How long each kind of token lives, in milliseconds (MISS-09, AMB-39). A session's life slides with its use. */
export const tokenLifetimesMs = {
  session: 30 * dayMs,
  loginLink: 15 * minuteMs,
  passwordReset: 60 * minuteMs,
  handoff: minuteMs,
  invitation: 3 * dayMs,
} as const;
