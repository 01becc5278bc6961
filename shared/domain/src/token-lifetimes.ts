const minute = 60_000;
const day = 24 * 60 * minute;

/** How long each kind of token lives, in milliseconds (MISS-09, AMB-39). A session's life slides with its use. */
export const tokenLifetimes = {
  session: 30 * day,
  loginLink: 15 * minute,
  passwordReset: 60 * minute,
  handoff: minute,
  invitation: 3 * day,
} as const;

export type TokenKind = keyof typeof tokenLifetimes;
