import { securityHeaders } from './security-headers';

test.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/json', 'application/pdf', undefined])(
  '%s could stand alone: it has the policy',
  (type) => {
    expect(securityHeaders(true, type)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.anything(),
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each([
  'text/javascript; charset=utf-8',
  'application/javascript',
  'text/css; charset=utf-8',
  'font/woff2',
  'image/png',
  'image/webp',
])('%s is part of a page: the page’s policy holds', (type) => {
  expect(securityHeaders(true, type)).toEqual({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});
