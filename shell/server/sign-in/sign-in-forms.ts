/**
 * Forms that browsers send by themselves where no script runs: sign in, ask for a new password, sign out. The api does the
 * work with its own rules and limits, as for the portal's scripts; the answer is always a redirect to a page, and a
 * password is in none of them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { portalSource } from '@park/domain';
import type { ShellEnvironment } from '../configuration/configuration';
import { problemCodeOf, problemParameter, sentParameter, type ProblemCode } from '../../src/pages/login/form-outcome';
import { afterLogin, loginPath } from '../../src/session/login-address';
import { isOwnPage } from '../http/own-page';
import { parseRequestUrl } from '../http/request-url';
import { forgetEmail, keepEmail, keepSignIn } from './sign-in-state';

export interface SignInFormOptions {
  readonly environment: Pick<ShellEnvironment, 'API_ORIGIN' | 'PARK_ORIGIN'>;
  readonly timeoutMs: number;
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** A form is an e-mail address and a password. */
const bodyLimit = 8_192;

interface Answered {
  readonly problem: ProblemCode | null;
  readonly cookies: readonly string[];
  readonly body: unknown;
}

export async function registerSignInForms(app: FastifyInstance, options: SignInFormOptions): Promise<void> {
  const { environment, timeoutMs, isSecure } = options;

  async function ask(path: string, body: object | null, request: FastifyRequest): Promise<Answered> {
    try {
      const response = await fetch(`${environment.API_ORIGIN}${path}`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...passedOn(request), ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      const answer: unknown = text ? JSON.parse(text) : null;
      const cookies = response.headers.getSetCookie();
      if (response.ok) return { problem: null, cookies, body: answer };
      return { problem: problemCodeOf((answer as { key?: unknown } | null)?.key), cookies: [], body: null };
    } catch (error) {
      request.log.warn({ error: String(error) }, 'a form could not be passed on to the api');
      return { problem: 'unavailable', cookies: [], body: null };
    }
  }

  /** Back to the form, which says why, with the way back that it had. */
  function refuse(reply: FastifyReply, problem: ProblemCode, email: string): FastifyReply {
    const { request } = reply;
    const parameters = new URLSearchParams({ ...kept(request), [problemParameter]: problem });
    return redirectTo(
      reply,
      `${loginPath}?${parameters.toString()}`,
      email ? [keepEmail(email, isSecure(request))] : [],
    );
  }

  async function signIn(reply: FastifyReply, email: string, password: string): Promise<FastifyReply> {
    const { request } = reply;
    if (!email || !password) return refuse(reply, 'incomplete', email);
    const { problem, cookies, body } = await ask('/api/auth/login', { email, password, source: portalSource }, request);
    if (problem) return refuse(reply, problem, email);
    const role = (body as { user?: { role?: number | null } } | null)?.user?.role ?? null;
    const to = afterLogin(parametersOf(request).get('redirect'), role);
    return redirectTo(reply, to, [...cookies, keepSignIn(isSecure(request)), forgetEmail(isSecure(request))]);
  }

  async function askForPassword(reply: FastifyReply, email: string): Promise<FastifyReply> {
    const { request } = reply;
    if (!email) return refuse(reply, 'incomplete', email);
    const { problem } = await ask('/api/auth/forgot-password', { email, source: portalSource }, request);
    if (problem) return refuse(reply, problem, email);
    const parameters = new URLSearchParams({ ...kept(request), [sentParameter]: '1' });
    return redirectTo(reply, `${loginPath}?${parameters.toString()}`, [keepEmail(email, isSecure(request))]);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(loginPath, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const email = (fields.get('email') ?? '').trim();
      if (!isOwnPage(request, environment.PARK_ORIGIN)) return refuse(reply, 'origin', '');
      return parametersOf(request).get('mode') === 'forgot'
        ? askForPassword(reply, email)
        : signIn(reply, email, fields.get('password') ?? '');
    });
    scope.post('/logout', async (request, reply) => {
      if (!isOwnPage(request, environment.PARK_ORIGIN)) return redirectTo(reply, '/', []);
      const { cookies } = await ask('/api/auth/logout', null, request);
      return redirectTo(reply, '/', cookies);
    });
  });
}

const redirectTo = (reply: FastifyReply, to: string, cookies: readonly string[]): FastifyReply =>
  reply
    .code(303)
    .headers({ location: to, 'cache-control': 'no-store', 'set-cookie': [...cookies] })
    .send();

const parametersOf = ({ url }: FastifyRequest): URLSearchParams => parseRequestUrl(url).searchParams;

/** What the address of the form says, besides what became of it. */
function kept(request: FastifyRequest): Record<string, string> {
  const parameters = parametersOf(request);
  return Object.fromEntries(
    ['mode', 'redirect'].flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : [])),
  );
}

/** What the api decides by: who asks and from where, as for the calls of scripts. */
function passedOn({ headers, id, ip, host, protocol }: FastifyRequest): Record<string, string> {
  const same = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'] as const;
  return {
    accept: 'application/json',
    ...Object.fromEntries(same.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))),
    'x-request-id': String(id),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-forwarded-for': ip,
  };
}
