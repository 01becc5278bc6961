import { dayMs, minuteMs } from './durations';

/** Lifetime of each kind of token (MISS-09, AMB-39). Using a session extends it. */
export const tokenLifetimesMs = {
  session: 30 * dayMs,
  loginLink: 15 * minuteMs,
  passwordReset: 60 * minuteMs,
  handoff: minuteMs,
  invitation: 3 * dayMs,
} as const;
