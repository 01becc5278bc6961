import path from 'node:path';
import { readConfiguration, type ConfigurationError } from './configuration';

const linesOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return (error as ConfigurationError).lines;
  }
};

describe('configuration', () => {
  it('needs nothing to run locally', () => {
    expect(readConfiguration({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      databaseUrl: null,
      cookieDomain: null,
      parkTimeZone: 'Europe/Zurich',
      smtpUrl: null,
    });
  });

  it('treats an empty value as absent', () => {
    expect(readConfiguration({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 4601 });
  });

  it.each([
    ['MODE', 'test', 'MODE: is one of demo, local, production'],
    ['PORT', 'eighty', 'PORT: is a number'],
    ['PORT', '70000', 'PORT: is 0 to 65535'],
    ['PARK_ORIGIN', 'portal.park.example', 'PARK_ORIGIN: is an origin such as https://portal.park.example'],
    [
      'PARK_ORIGIN',
      'https://portal.park.example/path',
      'PARK_ORIGIN: is an origin such as https://portal.park.example',
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: is an address that begins with postgres:// or postgresql://'],
    ['PARK_TIME_ZONE', 'Mars/Base', 'PARK_TIME_ZONE: is a time zone such as Europe/Zurich'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL: is an address that begins with smtp:// or smtps://'],
    ['COOKIE_DOMAIN', 'localhost', 'COOKIE_DOMAIN: is a domain such as .park.example'],
    [
      'TRUST_PROXY',
      'everybody',
      'TRUST_PROXY: is true, false, or a list of loopback, linklocal, uniquelocal, addresses and networks',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: is one of trace, debug, info, warn, error, fatal, silent'],
  ])('answers one line for %s=%s', (name, value, line) => {
    expect(linesOf({ [name]: value })).toEqual([line]);
  });

  it('names every wrong value at once', () => {
    expect(linesOf({ PORT: 'x', MODE: 'y' })).toHaveLength(2);
  });

  it('asks in production for what only local mode can do without', () => {
    expect(linesOf({ MODE: 'production' })).toEqual([
      expect.stringMatching(/^PARK_ORIGIN:/),
      expect.stringMatching(/^TRUST_PROXY:/),
      expect.stringMatching(/^ENCRYPTION_KEY:/),
      expect.stringMatching(/^SMTP_URL:/),
    ]);
  });

  it('refuses in production what is fine for trying it out', () => {
    const good = {
      MODE: 'production',
      PARK_ORIGIN: 'https://portal.park.example',
      SMTP_URL: 'smtp://mail.park.example',
      TRUST_PROXY: 'uniquelocal',
      ENCRYPTION_KEY: 'b4Hn7Qx2Vt9Lk3Zs8Wm1Rc6Yp5Fd0Gj+',
      SHELL_KEY: 'q7vN2xJ4mK8sT1wZ6yB3cD5fG9hL0pRa',
    };
    expect(readConfiguration(good).mode).toBe('production');
    expect(
      linesOf({ ...good, PARK_ORIGIN: 'http://portal.park.example', SHELL_KEY: 'the-same-for-every-shell' }),
    ).toEqual([
      expect.stringMatching(/^PARK_ORIGIN: begins with https/),
      expect.stringMatching(/^SHELL_KEY: is short/),
    ]);
  });

  it('knows which proxies to believe', () => {
    expect(readConfiguration({}).trustProxy).toBe('loopback');
    expect(readConfiguration({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback, 10.0.0.0/8');
    expect(readConfiguration({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });

  it('makes the data folder absolute', () => {
    expect(path.isAbsolute(readConfiguration({ DATA_DIR: 'data' }).dataDir)).toBe(true);
  });

  it('sets no cookie domain in local mode, whatever the host (CONST-11)', () => {
    expect(readConfiguration({ MODE: 'local', PARK_ORIGIN: 'https://portal.park.example' }).cookieDomain).toBeNull();
    expect(readConfiguration({ MODE: 'demo', PARK_ORIGIN: 'https://portal.park.example' }).cookieDomain).toBe(
      '.park.example',
    );
    expect(readConfiguration({ MODE: 'demo', PARK_ORIGIN: 'http://127.0.0.1:4600' }).cookieDomain).toBeNull();
    expect(
      readConfiguration({ MODE: 'demo', PARK_ORIGIN: 'https://portal.park.example', COOKIE_DOMAIN: '.example.org' })
        .cookieDomain,
    ).toBe('.example.org');
  });
});
