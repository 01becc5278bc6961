import { parseWebAddress } from './web-address';

it.each([
  ['acme.example', 'https://acme.example/'],
  ['http://acme.example/a?b#c', 'http://acme.example/a?b#c'],
  ['HTTPS://Acme.example', 'https://acme.example/'],
  ['localhost:3000', null],
  ['javascript:alert(1)', null],
  ['mailto:info@acme.example', null],
  ['web+x.y-z:1', null],
  ['not an address', null],
  ['', null],
  [null, null],
])('parses %p as %p', (text, expected) => {
  expect(parseWebAddress(text)?.href ?? null).toBe(expected);
});
