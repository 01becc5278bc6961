/** Signing in where no script runs: the browser sends the form, the api decides, and the answer leads to a page. */
import type { IncomingHttpHeaders } from 'node:http';
import { startShell, type StartedShell } from '../testing/start-shell';

interface Call {
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const emma = { hashedId: 'emma', role: 4619, email: 'emma@demo.park' };
const typed = { email: 'emma@demo.park', password: 'correct horse & co' };

let calls: Call[] = [];
let answer: { status: number; body: object | null; cookies: string[] };
let shell: StartedShell;

beforeAll(async () => {
  shell = await startShell({
    api(request, response) {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () => {
        const url = request.url ?? '';
        if (request.method === 'POST') calls.push({ url, headers: request.headers, body: text && JSON.parse(text) });
        const { status, body, cookies } =
          request.method === 'POST'
            ? answer
            : { status: 200, body: url.endsWith('/user') ? emma : { id: 'acme' }, cookies: [] };
        response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies });
        response.end(body && JSON.stringify(body));
      });
    },
  });
});
afterAll(() => shell.stop());
beforeEach(() => {
  calls = [];
  answer = {
    status: 200,
    body: { user: emma, company: { id: 'acme' } },
    cookies: ['session=secret; HttpOnly', 'token=marker'],
  };
});

async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${shell.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shell.origin, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookies: response.headers.getSetCookie(),
    all: JSON.stringify([...response.headers]) + (await response.text()),
  };
}

const dataOf = async (path: string, cookie: string) => {
  const html = await (await fetch(`${shell.origin}${path}`, { headers: { cookie } })).text();
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>;
};

describe('the form of the login page', () => {
  it('signs in with the cookies of the api and leads to where somebody wanted to go', async () => {
    const { status, location, cookies } = await send(
      '/login?redirect=%2Fbook-a-room%3Fday%3D1&problem=credentials',
      typed,
    );
    expect([status, location]).toEqual([303, '/book-a-room?day=1']);
    expect(cookies).toEqual(expect.arrayContaining(['session=secret; HttpOnly', 'token=marker']));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: '/api/auth/login', body: { ...typed, source: 'portal' } });
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    async (redirect) => {
      expect((await send(`/login?${new URLSearchParams({ redirect }).toString()}`, typed)).location).toBe('/portal');
    },
  );

  it('tells the api who asks, so that its limits count the same', async () => {
    await send('/login', typed, { cookie: 'device=known', 'user-agent': 'Browser/1', 'accept-language': 'fr' });
    expect(calls[0]?.headers).toMatchObject({
      cookie: 'device=known',
      'user-agent': 'Browser/1',
      'accept-language': 'fr',
      origin: shell.origin,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it.each([
    [401, 'errors.auth.invalidCredentials', 'credentials'],
    [429, 'errors.auth.tooManyAttempts', 'attempts'],
    [403, 'errors.auth.foreignOrigin', 'origin'],
    [400, 'errors.validation', 'incomplete'],
    [500, 'errors.internal', 'unavailable'],
  ])('comes back after %i %s with the reason, the way back and no secret', async (status, key, problem) => {
    answer = { status, body: { key }, cookies: ['session=not-for-this-browser'] };
    const sent = await send('/login?redirect=%2Fportal', typed);
    expect([sent.status, sent.location]).toEqual([303, `/login?redirect=%2Fportal&problem=${problem}`]);
    expect(decodeURIComponent(sent.all)).not.toContain(typed.password);
    expect(sent.all).not.toContain('not-for-this-browser');
  });

  it('keeps the e-mail address for the next page of this browser, and out of addresses', async () => {
    answer = { status: 401, body: { key: 'errors.auth.invalidCredentials' }, cookies: [] };
    const sent = await send('/login', typed);
    expect(decodeURIComponent(sent.location)).not.toContain('emma');
    const [cookie = ''] = sent.cookies;
    expect(cookie).toMatch(/^typed-email=emma%40demo\.park; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
    expect(await dataOf(sent.location, cookie.split(';')[0] ?? '')).toMatchObject({ typedEmail: 'emma@demo.park' });
    expect(await dataOf(sent.location, '')).not.toHaveProperty('typedEmail');
  });

  it.each([
    ['without a password', { email: 'emma@demo.park', password: '' }],
    ['without an e-mail address', { email: ' ', password: 'x' }],
    ['without anything', {}],
  ])('asks nobody %s', async (_what, fields) => {
    expect((await send('/login', fields)).location).toBe('/login?problem=incomplete');
    expect(calls).toEqual([]);
  });

  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('is refused from another site (%j)', async (headers) => {
    const { location, cookies } = await send('/login', typed, headers);
    expect([location, cookies]).toEqual(['/login?problem=origin', []]);
    expect(calls).toEqual([]);
  });

  it('is a form and not too long', async () => {
    const post = (body: string, type: string) =>
      fetch(`${shell.origin}/login`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post(JSON.stringify(typed), 'application/json')).status).toBe(415);
    expect((await post(`email=${'a'.repeat(9_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  it('asks for a new password, and says the same for every address', async () => {
    answer = { status: 202, body: null, cookies: [] };
    const sent = await send('/login?mode=forgot&redirect=%2Fportal', { email: 'emma@demo.park' });
    expect(sent.location).toBe('/login?mode=forgot&redirect=%2Fportal&sent=1');
    expect(calls[0]).toMatchObject({ url: '/api/auth/forgot-password', body: { email: 'emma@demo.park' } });
  });
});

it('the page after a sign-in says who it is, so that scripts begin with it', async () => {
  const { cookies } = await send('/login', typed);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect(await dataOf('/portal', cookie)).toMatchObject({ session: { user: emma, isNew: true } });
  expect(await dataOf('/portal', 'session=secret; token=marker')).not.toHaveProperty('session');
});

describe('signing out', () => {
  it('ends the session and leads home', async () => {
    answer = { status: 204, body: null, cookies: ['session=; Max-Age=0', 'token=; Max-Age=0'] };
    const { status, location, cookies } = await send('/logout', {}, { cookie: 'session=secret' });
    expect([status, location]).toEqual([303, '/']);
    expect(cookies).toEqual(answer.cookies);
    expect(calls[0]).toMatchObject({ url: '/api/auth/logout', headers: { cookie: 'session=secret' } });
  });

  it('is not done for another site', async () => {
    await send('/logout', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(calls).toEqual([]);
  });
});
