import { logSerializers } from './log-options';
import { loggablePath, maskSecrets } from '@park/domain/server';
import { maskDeep } from './mask-deep';

const secret = 'Yp3mQ0vX-8Tz_1bKcR7uW5sD2fGhJ4nL6aEoIiUyV9Q';
const secrets = [secret, encodeURIComponent(`${secret}=`), 'deadbeef0123456789abcdef0123456789abcdef', `rel_${secret}`];

describe('the path of a request in the log', () => {
  it.each(secrets)('does not contain the secret %s', (value) => {
    for (const url of [
      `/api/feeds/${value}.ics`,
      `/api/feeds/${value}`,
      `/api/feed/${value}/calendar.ics?x=1`,
      `/api/releases/previews/${value}`,
      `/${value}`,
      `/?token=${value}`,
      `/login?token=${value}#x`,
      `//host/${value}`,
    ])
      expect(loggablePath(url)).not.toContain(value);
  });

  it('AMB-27: has no query', () => {
    expect(loggablePath('/news/details?id=7&token=abc')).toBe('/news/details');
  });

  it.each([
    '/',
    '/api/companies/query',
    '/api/companies/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '/working-here/tenant-portal-for-everybody',
    '/api/auth/token-login',
    '/_mf/mf-directory/1.2.3-0123456789abcdef0123/entry.0123456789abcdef.js',
    '/assets/main.0123456789abcdef0123.js',
  ])('%s stays as it is', (path) => {
    expect(loggablePath(path)).toBe(path);
  });
});

describe('a text in the log', () => {
  it.each(secrets)('does not contain the secret %s', (value) => {
    for (const text of [
      `GET http://127.0.0.1:4601/api/feeds/${value}.ics failed`,
      `fetching /api/feeds/${value}.ics`,
      `https://park.example/?token=${value}&x=1`,
      `authorization: Bearer ${value}`,
      `{"token":"${value}"}`,
      `Cookie: session=${value}; theme=dark`,
      `https://user:${value}@collector.example/logs`,
    ])
      expect(maskSecrets(text)).not.toContain(value);
  });

  it('keeps the details that are needed to find a fault', () => {
    const stack =
      'TypeError: x is not a function\n    at show (https://park.example/assets/main.0123456789abcdef0123.js:12:345)';
    expect(maskSecrets(stack)).toBe(stack);
    expect(maskSecrets('connect ECONNREFUSED 127.0.0.1:4601')).toBe('connect ECONNREFUSED 127.0.0.1:4601');
    const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    expect(maskSecrets(`error ${id} on /companies/details`)).toBe(`error ${id} on /companies/details`);
  });
});

describe('what browsers report', () => {
  it('is masked at any depth, and by the name of a field', () => {
    const report = {
      entries: [{ message: `at /api/feeds/${secret}.ics`, context: { url: `/?token=${secret}`, password: 'short' } }],
    };
    const masked = JSON.stringify(maskDeep(report));
    expect(masked).not.toContain(secret);
    expect(masked).not.toContain('short');
    expect(masked).toContain('/api/feeds/[removed].ics');
  });

  it('ends at circular references', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(maskDeep(loop))).toContain('[…]');
  });
});

describe('an error in the log', () => {
  it('contains its name, code, message and stack, masked, and nothing else', () => {
    const error = Object.assign(new Error(`GET /api/feeds/${secret}.ics`), {
      code: 'UND_ERR_SOCKET',
      config: { headers: { cookie: `session=${secret}` } },
    });
    const logged = logSerializers.err(error);
    expect(Object.keys(logged).sort()).toEqual(['code', 'message', 'stack', 'type']);
    expect(logged).toMatchObject({ type: 'Error', code: 'UND_ERR_SOCKET', message: 'GET /api/feeds/[removed].ics' });
    expect(JSON.stringify(logged)).not.toContain(secret);
  });
});
