/** Limits of asking for access. Without a schema, so that its page stays small. */

/** Of what somebody who asks for access writes, in characters. */
export const maxAccessMessageLength = 500;
