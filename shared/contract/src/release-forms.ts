/** The bodies that the releases area fills in forms. They import no domain code, so its chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';
import { remoteNamePattern } from './remote-name';

const maxReasonLength = 500;

/** Why a release changes; kept in the audit trail. A long text, such as a whole commit message, is cut. */
export const Reason = z.string().check(
  z.trim(),
  z.minLength(3, 'errors.field.tooShort'),
  // The database refuses one half of a surrogate pair.
  z.overwrite((text) => text.slice(0, maxReasonLength).replace(/[\uD800-\uDBFF]$/, '')),
);
export const ReasonBody = z.object({ reason: Reason });

const tokenLabel = z
  .string()
  .check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));
export const TokenBody = z.object({ label: tokenLabel });
/** The form for a new deploy token: the remote that it may publish, and a label. */
export const TokenForm = z.object({
  remote: z
    .string()
    .check(z.trim(), z.minLength(1, 'errors.field.required'), z.regex(remoteNamePattern, 'errors.field.invalid')),
  label: tokenLabel,
});
