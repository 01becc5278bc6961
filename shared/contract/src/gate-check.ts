/** The result of one check of a version, whether it was made by the api or in a browser. */
import * as z from 'zod/mini';

/** Result messages of the publish checks. Another portal version may send ids that are not in this list. */
export const gateReasonIds = [
  'descriptor-good',
  'descriptor-bad',
  'permissions-good',
  'permissions-bad',
  'routes-good',
  'routes-bad',
  'navigation-good',
  'navigation-bad',
  'platform-good',
  'platform-bad',
  'platform-unknown',
  'shared-libraries-good',
  'shared-libraries-bad',
  'shared-libraries-unknown',
  'styles-good',
  'styles-bad',
  'size-good',
  'size-compared',
  'size-bad',
  'integrity-good',
  'integrity-bad',
  'smoke-good',
  'smoke-bad',
  'smoke-closed',
  'smoke-notMade',
  'smoke-ended',
  'accessibility-good',
  'accessibility-bad',
] as const;
export type GateReasonId = (typeof gateReasonIds)[number];

/** The result of one publish check; `reason` is a full English sentence. */
export const GateCheck = z.object({
  /** `descriptor`, `routes`, `navigation`, `permissions`, `platform`, `shared-libraries`, `styles`, `size`, `integrity`, `smoke`, `accessibility`. */
  check: z.string().check(z.maxLength(40)),
  ok: z.boolean(),
  reason: z.string().check(z.maxLength(1_000)),
  /** The message's id, such as `styles-bad`, and its values, for translation. */
  reasonId: z.optional(z.string().check(z.maxLength(60))),
  values: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.union([z.number(), z.string().check(z.maxLength(200))])),
  ),
  /** The single findings; may be empty. */
  detail: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(200)),
});
export type GateCheck = z.output<typeof GateCheck>;
