/** Apart from the descriptor's schema, which knows every permission: forms in the browser check names too (AMB-59). */
import * as z from 'zod/mini';

export const remoteNamePattern = /^mf-[a-z0-9-]{1,60}$/;
export const RemoteName = z.string().check(z.regex(remoteNamePattern, 'errors.field.invalid'));
