/** Passkeys (WebAuthn): signing in with the device's own lock instead of a password. */
import { maxPasskeys, requestSources } from '@park/domain';
import * as z from 'zod/mini';
import { passkeyName } from './account-forms';
import { defineCalls } from './call';
import { CurrentCompany } from './companies';
import { recordId } from './fields';
import { instant } from './query-string';
import { CurrentUser } from './users';

/** What browsers and authenticators exchange; the library on the server checks every part of it. */
const credential = z.record(z.string(), z.unknown());

export const PasskeyRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
  /** Whether the maker of the device keeps a copy, so that a lost device loses no passkey. */
  isBackedUp: z.boolean(),
});
export type PasskeyRow = z.output<typeof PasskeyRow>;

const one = z.object({ id: recordId() });

export const passkeyCalls = defineCalls({
  'GET /api/auth/passkeys': {
    summary: 'Your passkeys',
    access: 'session',
    response: z.object({
      items: z.array(PasskeyRow),
      limit: z.int(),
      /** The session is old: adding and removing asks for the password. */
      needsPassword: z.boolean(),
      /** Rights of the person wait for a session that begins with a passkey. */
      hasWaitingRights: z.boolean(),
    }),
  },
  'POST /api/auth/passkeys/options': {
    summary: 'Begin to add a passkey',
    description: 'Answers the options for `navigator.credentials.create`; they work once, for five minutes.',
    access: 'session',
    hasSecretResponse: true,
    body: z.object({ current: z.optional(z.string().check(z.maxLength(1024, 'errors.field.tooLong'))) }),
    response: z.object({ options: credential }),
    errors: ['errors.auth.wrongPassword', 'errors.auth.passkeyNeeded', 'errors.auth.tooManyPasskeys'],
  },
  'POST /api/auth/passkeys': {
    summary: 'Add the passkey that the browser made',
    description: `At most ${maxPasskeys}. The person gets a mail.`,
    access: 'session',
    status: 201,
    body: z.object({ name: passkeyName(), response: credential }),
    response: PasskeyRow,
    errors: ['errors.auth.passkeyRefused', 'errors.auth.passkeyTaken', 'errors.auth.tooManyPasskeys'],
  },
  'PATCH /api/auth/passkeys/{id}': {
    summary: 'Rename one of your passkeys',
    access: 'session',
    params: one,
    body: z.object({ name: passkeyName() }),
    response: PasskeyRow,
    errors: ['errors.notFound'],
  },
  'POST /api/auth/passkeys/{id}/remove': {
    summary: 'Remove one of your passkeys',
    description: 'The person gets a mail.',
    access: 'session',
    params: one,
    body: z.object({ current: z.optional(z.string().check(z.maxLength(1024, 'errors.field.tooLong'))) }),
    errors: ['errors.notFound', 'errors.auth.wrongPassword', 'errors.auth.passkeyNeeded'],
  },
  'POST /api/auth/confirm': {
    summary: 'Show the password or a passkey again',
    description:
      'For ten minutes afterwards own sessions can be ended and passkeys changed. The session gets a new credential. `response` answers the options of `POST /api/auth/passkey-login/options`.',
    access: 'session',
    body: z.object({
      current: z.optional(z.string().check(z.maxLength(1024, 'errors.field.tooLong'))),
      response: z.optional(credential),
    }),
    errors: ['errors.auth.wrongPassword', 'errors.auth.passkeyRefused', 'errors.auth.tooManyAttempts'],
  },
  'POST /api/auth/passkey-login/options': {
    summary: 'Begin to sign in with a passkey',
    description: 'Answers the options for `navigator.credentials.get`; they work once, for five minutes.',
    access: 'public',
    response: z.object({ options: credential }),
  },
  'POST /api/auth/passkey-login': {
    summary: 'Sign in with a passkey',
    description: 'Sets the cookies `session` and `token` like signing in with a password.',
    access: 'public',
    body: z.object({ response: credential, source: z.enum(requestSources, 'errors.field.choice') }),
    response: z.object({ user: CurrentUser, company: CurrentCompany }),
    errors: ['errors.auth.passkeyUnknown', 'errors.auth.tooManyAttempts'],
  },
});
