import { startShell, type StartedShell } from '../testing/start-shell';

let shell: StartedShell;
beforeAll(async () => {
  shell = await startShell();
});
afterAll(() => shell.stop());

test.each([
  '/api/news/query?queryText=%zz',
  '/api/news/%zz',
  '/api/%ed%a0%80',
  '/_mf/mf-a/%zz/x.js',
  '/%zz',
  '/companies?q=%ff',
  '/assets/%zz.js',
])('GET %s is refused as malformed', async (url) => {
  const { statusCode, headers, json } = await shell.app.inject({ method: 'GET', url });
  expect([statusCode, headers['content-type'], json().key]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
    'errors.validation',
  ]);
});

test('a percent sign that encodes a character is passed on', async () => {
  const answer = await shell.app.inject({ method: 'GET', url: '/api/news/query?queryText=100%25%20%C3%A9' });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['broken JSON', 'application/json', '{"entries":', 400, 'errors.validation'],
  ['another kind of content', 'application/xml', '<a/>', 415, 'errors.unsupportedMediaType'],
  ['too much', 'application/json', JSON.stringify({ entries: ['x'.repeat(300_000)] }), 413, 'errors.tooLarge'],
])('a report with %s is refused', async (_what, type, payload, status, key) => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/_report/logs',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.json().key]).toEqual([status, key]);
});

test.each(['//[', '//evil.example/companies', '//evil.example:99999/'])(
  'GET %s is a page that does not exist',
  async (url) => {
    const { statusCode, headers } = await shell.app.inject({ method: 'GET', url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);
