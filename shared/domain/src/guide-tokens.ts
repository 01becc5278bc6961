/** The secret part of a guide's address (AMB-44): it is an address, not a right. */
export const guideTokenPattern = /^[a-z0-9-]{16,64}$/;
