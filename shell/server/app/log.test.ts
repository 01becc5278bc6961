import { startShell, type StartedShell } from '../testing/start-shell';

const secret = 'Yp3mQ0vX-8Tz_1bKcR7uW5sD2fGhJ4nL6aEoIiUyV9Q';
const lines: string[] = [];
let shell: StartedShell;
let isApiUp = true;

beforeAll(async () => {
  shell = await startShell({
    onLogLine: (line) => lines.push(line),
    environment: { FIRST_CALL_TIMEOUT: '200' },
    api: (request, response) => {
      if (!isApiUp) return void request.socket.destroy();
      return void response.writeHead(request.url?.includes('missing') ? 404 : 200).end('{}');
    },
  });
});
afterAll(() => shell.stop());

const ask = (path: string, init?: RequestInit) =>
  fetch(shell.origin + path, { redirect: 'manual', ...init }).then((answer) => answer.text());

test('no log line of a whole run contains a secret that was used in it', async () => {
  const asJson = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `session=${secret}; token=${secret}`,
      authorization: `Bearer ${secret}`,
    },
    body: JSON.stringify(body),
  });
  const askEverything = async () => {
    await ask(`/api/feeds/${secret}.ics`);
    await ask(`/api/feeds/${secret}.ics?missing`);
    await ask(`/api/no-such-door/${secret}/calendar.ics`);
    await ask(`/?token=${secret}`);
    await ask(`/?preview=${secret}`);
    await ask(`/login?token=${secret}`);
    await ask(`/${secret}`);
    await ask(`/api/auth/token-login?token=${secret}`, asJson({ token: secret }));
    await ask(`/_releases/override`, asJson({ remote: secret }));
    await ask(
      `/_report/logs`,
      asJson({ entries: [{ level: 'error', message: `failed: ${shell.origin}/?token=${secret}`, token: secret }] }),
    );
    await ask(`/_report/page-views`, asJson({ path: `/?token=${secret}`, referrer: `/api/feeds/${secret}.ics` }));
    await ask(`/_report/no-such-door/${secret}`, asJson({}));
  };
  await askEverything();
  isApiUp = false;
  await askEverything();
  isApiUp = true;
  shell.app.log.error(new Error(`asked ${shell.origin}/api/feeds/${secret}.ics`));
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.join('')).toContain('upstream is not reachable');
  expect(lines.join('')).toContain('browser report');
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});
