import { defaultCookieDomain } from './cookie-domain';

describe('default cookie domain', () => {
  it.each([
    ['portal.park.example', 'production', '.park.example'],
    ['portal.park.example.', 'production', '.park.example'],
    ['Portal.Park.Example', 'production', '.park.example'],
    ['a.b.park.example', 'production', '.b.park.example'],
    ['portal.ch', 'production', 'portal.ch'],
    ['portal.park.example', 'local', null],
    ['portal.park.example', 'demo', '.park.example'],
    ['localhost', 'production', null],
    ['portal.localhost', 'production', null],
    ['intranet', 'production', null],
    ['127.0.0.1', 'production', null],
    ['192.168.1.20', 'demo', null],
    ['[::1]', 'production', null],
    ['::1', 'production', null],
    ['', 'production', null],
  ])('%s in mode %s: %p', (hostname, mode, domain) => {
    expect(defaultCookieDomain(hostname, mode)).toBe(domain);
  });
});
