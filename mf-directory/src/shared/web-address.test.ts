import { webAddress } from './web-address';

describe('web address', () => {
  it.each([
    ['https://www.acme.example/', 'https://www.acme.example/', 'acme.example'],
    ['acme.example/team', 'https://acme.example/team', 'acme.example/team'],
    ['http://acme.example:8080', 'http://acme.example:8080/', 'acme.example:8080'],
  ])('links %s', (text, href, label) => expect(webAddress(text)).toEqual({ href, label }));

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'not an address', 'https://'])('refuses %s', (text) =>
    expect(webAddress(text)).toBeNull(),
  );
});
