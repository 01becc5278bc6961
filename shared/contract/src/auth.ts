import { requestSources } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { CurrentCompany } from './companies';
import { recordId } from './fields';
import { chosenPassword, emailAddress, givenPassword } from './person-fields';
import { instant } from './query-string';
import { CurrentUser } from './users';

/** Every auth call names its source (CALL-02). */
const source = z.enum(requestSources, 'errors.field.choice');

const opaqueToken = z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(512, 'errors.field.tooLong'));

export const LoginBody = z.object({ email: emailAddress(), password: givenPassword(), source });
export const TokenLoginBody = z.object({ token: opaqueToken, source });
export const ForgotPasswordBody = z.object({ email: emailAddress(), source });
export const ResetPasswordBody = z.object({ password: chosenPassword(), token: opaqueToken, source });

/** Other systems of the park that accept handoff tokens (AMB-39). */
export const handoffAudiences = ['ticketing'] as const;

/** What a handoff is about, so that the other system does not have to ask. */
export const handoffSubjectKinds = ['room', 'spot', 'roomBooking', 'parkingBooking'] as const;
const handoffSubjectKind = z.enum(handoffSubjectKinds, 'errors.field.choice');

const Identity = z.object({ user: CurrentUser, company: CurrentCompany });

export const SessionRow = z.object({
  id: z.string(),
  createdAt: instant(),
  lastUsedAt: instant(),
  expiresAt: instant(),
  source: z.enum(requestSources),
  /** User agent of the browser; null if it sent none. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
});

export const authCalls = defineCalls({
  'POST /api/auth/login': {
    summary: 'Sign in with e-mail and password',
    description: 'Sets the cookies `session` (`__Host-session` on https) and `token` (AMB-28).',
    access: 'public',
    body: LoginBody,
    response: Identity,
    errors: ['errors.auth.invalidCredentials', 'errors.auth.tooManyAttempts'],
  },
  'POST /api/auth/token-login': {
    summary: 'Sign in with the token of a link',
    description: 'The token is exchanged for a session and works once.',
    access: 'public',
    body: TokenLoginBody,
    response: Identity,
    errors: ['errors.auth.invalidToken', 'errors.auth.tooManyAttempts'],
  },
  'POST /api/auth/forgot-password': {
    summary: 'Have a link sent to set the password again',
    description: 'Answers the same, after the same time, whether the address is known or not.',
    access: 'public',
    status: 202,
    body: ForgotPasswordBody,
    errors: ['errors.auth.tooManyAttempts'],
  },
  'POST /api/auth/login-link': {
    summary: 'Have a link sent that signs in once',
    description: 'Lives 15 minutes. Answers the same, after the same time, whether the address is known or not.',
    access: 'public',
    status: 202,
    body: ForgotPasswordBody,
    errors: ['errors.auth.tooManyAttempts'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Set the password with the token of a mail',
    description: 'The token works once; all sessions of the person end.',
    access: 'public',
    body: ResetPasswordBody,
    errors: [
      'errors.auth.invalidToken',
      'errors.auth.passwordTooShort',
      'errors.auth.passwordTooLong',
      'errors.auth.passwordCommon',
      'errors.auth.passwordIsEmail',
      'errors.auth.tooManyAttempts',
    ],
  },
  'POST /api/auth/logout': {
    summary: 'End the session',
    description: 'Never refused; without a session it only removes the cookies (AMB-37).',
    access: 'public',
  },
  'GET /api/auth/sessions': {
    summary: 'Your sessions',
    access: 'session',
    response: z.object({
      items: z.array(SessionRow),
      /** The session is old: ending others asks for the password or a passkey (`POST /api/auth/confirm`). */
      needsConfirmation: z.boolean(),
    }),
  },
  'DELETE /api/auth/sessions/{id}': {
    summary: 'End one of your sessions',
    description: 'Another one than the current: within ten minutes after signing in or `POST /api/auth/confirm`.',
    access: 'session',
    params: z.object({ id: recordId() }),
    errors: ['errors.notFound', 'errors.auth.confirmationNeeded'],
  },
  'POST /api/auth/handoff': {
    summary: 'A token that signs the person in to another system of the park',
    description: 'Works once, within 60 seconds, and no longer than the session that asked for it (AMB-39).',
    access: 'Ticketing_Create',
    status: 201,
    hasSecretResponse: true,
    body: z.object({
      audience: z.enum(handoffAudiences, 'errors.field.choice'),
      /** A room or spot that the person can see, or an own booking. */
      subject: z.optional(z.object({ kind: handoffSubjectKind, id: recordId() })),
      /** Where the other system leads back to: a path of the portal, or an address of an allowed origin. */
      returnTo: z.optional(z.string().check(z.maxLength(500, 'errors.field.tooLong'))),
    }),
    response: z.object({ token: z.string(), expiresAt: instant() }),
    errors: ['errors.auth.returnNotAllowed'],
  },
  'POST /api/auth/handoff/redeem': {
    summary: 'Turn a handoff token into the person’s identity',
    description: 'For the other system’s server, which shows the key it was given as `Authorization: Bearer …`.',
    access: 'public',
    body: z.object({ token: opaqueToken, audience: z.enum(handoffAudiences, 'errors.field.choice') }),
    response: z.extend(Identity, {
      subject: z.nullable(z.object({ kind: handoffSubjectKind, id: z.string(), label: z.string() })),
      /** A whole address; null if none was asked for. */
      returnTo: z.nullable(z.string()),
    }),
    errors: ['errors.auth.invalidToken', 'errors.auth.invalidHandoffKey', 'errors.auth.handoffNotConfigured'],
  },
});
