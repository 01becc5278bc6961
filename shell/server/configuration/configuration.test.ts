import { readEnvironment } from './configuration';
import { publicConfiguration } from './public-configuration';

const needed = { API_ORIGIN: 'http://127.0.0.1:4000', REGISTRY: '/data/registry.json' };

describe('the shell’s configuration', () => {
  it('has a default for every optional value', () => {
    expect(readEnvironment(needed)).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      PARK_TIME_ZONE: 'Europe/Zurich',
      REPORT_LEVEL: 'info',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['MODE', 'staging'],
    ['API_ORIGIN', 'ftp://x'],
    ['PARK_TIME_ZONE', 'Europe/Atlantis'],
    ['LINK_TICKETING', 'javascript:alert(1)'],
    ['REMOTE_TIMEOUT', '-1'],
  ])('says in one line what is wrong with %s', (name, value) => {
    expect(() => readEnvironment({ ...needed, [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('never shows the invalid value, which may be a secret', () => {
    expect(() => readEnvironment({ ...needed, LOG_COLLECTOR: 'hunter2' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  it('refuses the development panel in production', () => {
    expect(() => readEnvironment({ ...needed, MODE: 'production', DEVELOPMENT_PANEL: 'true' })).toThrow(
      /^DEVELOPMENT_PANEL: [^\n]+$/m,
    );
  });
  it('refuses in production what is fine for trying it out', () => {
    const wrong = { PARK_ORIGIN: 'http://portal.park.example', SHELL_KEY: 'the-same-for-every-shell' };
    expect(() => readEnvironment({ ...needed, MODE: 'production', ...wrong })).toThrow(
      /^PARK_ORIGIN: begins with https.*\nTRUST_PROXY: is needed.*\nSHELL_KEY: is short/,
    );
  });

  it('passes no secret to the browser', () => {
    const environment = readEnvironment({
      ...needed,
      COLLECTOR_TOKEN: 'secret-token',
      LOG_COLLECTOR: 'https://logs.example/in',
      METRIC_COLLECTOR: 'https://metrics.example/in',
    });
    const text = JSON.stringify(publicConfiguration(environment, 'portal.park.example'));
    expect(text).not.toMatch(/secret-token|logs\.example|metrics\.example|127\.0\.0\.1/);
  });

  it('sets the cookie’s domain outside of local mode only (CONST-11)', () => {
    const production = readEnvironment({
      ...needed,
      MODE: 'production',
      PARK_ORIGIN: 'https://portal.park.example',
      TRUST_PROXY: 'true',
    });
    expect(publicConfiguration(production, 'portal.park.example:443').cookieDomain).toBe('.park.example');
    expect(publicConfiguration(production, 'localhost:3000').cookieDomain).toBeNull();
    expect(
      publicConfiguration(readEnvironment({ ...needed, MODE: 'local' }), 'portal.park.example').cookieDomain,
    ).toBeNull();
  });
});
