/** The bodies that the releases area fills in forms. Of the domain they import only limits, so its chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredText } from './fields';
import { emailAddress, emailAddressOrEmpty } from './person-fields';
import { remoteNamePattern } from './remote-name';

/** Characters. */
export const maxReasonLength = 500;

/** Why a release changes; kept in the audit trail. A long text, such as a whole commit message, is cut. */
export const Reason = z.string().check(
  z.trim(),
  z.minLength(3, 'errors.field.tooShort'),
  // The database refuses one half of a surrogate pair.
  z.overwrite((text) => text.slice(0, maxReasonLength).replace(/[\uD800-\uDBFF]$/, '')),
);
export const ReasonBody = z.object({ reason: Reason });
/** A redeploy may do without a reason. */
export const RedeployForm = z.object({ reason: z.optional(Reason) });

/** Characters. */
export const maxTokenLabelLength = 100;

const tokenLabel = requiredText(maxTokenLabelLength);
export const TokenBody = z.object({
  label: tokenLabel,
  /** Gets a mail when a version of the remote is taken back. */
  notifyEmail: z.optional(emailAddress()),
});
/** The form for a new deploy token: the remote that it may publish, a label, and who gets a mail when a version fell back. */
export const TokenForm = z.object({
  remote: z
    .string()
    .check(z.trim(), z.minLength(1, 'errors.field.required'), z.regex(remoteNamePattern, 'errors.field.invalid')),
  label: tokenLabel,
  /** Empty: nobody. */
  notifyEmail: emailAddressOrEmpty(),
});

/** The maximum duration of a canary, as a text field; empty: it ends when somebody ends it. */
export const maxCanaryHours = 720;
