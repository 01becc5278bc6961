import { startShell, type StartedShell } from '../testing/start-shell';
import { reportsPerMinute } from '../releases/report-limit';

const started: StartedShell[] = [];
const start = async (environment: NodeJS.ProcessEnv) => {
  const shell = await startShell({ environment });
  started.push(shell);
  return shell;
};
afterAll(async () => {
  for (const shell of started) await shell.stop();
});

describe('reports of browsers', () => {
  const report = ({ origin }: StartedShell, headers: Record<string, string> = {}) =>
    fetch(`${origin}/_report/web-vitals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ entries: [] }),
    }).then(({ status }) => status);

  it('come from the portal’s own pages only', async () => {
    const shell = await start({ PARK_ORIGIN: 'https://portal.park.example' });
    expect(await report(shell, { origin: 'https://portal.park.example', 'sec-fetch-site': 'same-origin' })).toBe(204);
    expect(await report(shell, { origin: 'https://evil.example' })).toBe(403);
    expect(await report(shell, { origin: 'null' })).toBe(403);
    expect(await report(shell, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await report(shell, { 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('are limited per address', async () => {
    // The count starts again with each minute: all these reports come in one.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T10:00:00Z'));
    const lines: string[] = [];
    const shell = await startShell({ onLogLine: (line) => void lines.push(line) });
    started.push(shell);
    const inject = () => shell.app.inject({ method: 'POST', url: '/_report/page-views', payload: {} });
    for (let count = 0; count < reportsPerMinute; count += 1) await inject();
    const refused = await inject();
    now.mockRestore();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const events = lines.map((line) => JSON.parse(line)).filter(({ securityEvent }) => securityEvent);
    expect(events).toMatchObject([
      { securityEvent: 'limitReached', address: '127.0.0.1', path: '/_report/page-views' },
    ]);
  });
});

describe('metrics and the details of readiness', () => {
  const production = {
    MODE: 'production',
    PARK_ORIGIN: 'https://portal.park.example',
    TRUST_PROXY: 'true',
    GUIDE_TOKEN_ADMINISTRATORS: 'the-administrators-guide',
  };
  const key = 'Kd83hfYw92hgLq0sNv64jXpZ1mBtRc7e';

  it('are for the holder of the key', async () => {
    const { origin } = await start({ ...production, METRICS_KEY: key });
    const read = (path: string, authorization = '') => fetch(`${origin}${path}`, { headers: { authorization } });
    expect((await read('/metrics')).status).toBe(404);
    expect((await read('/metrics', `Bearer ${key}x`)).status).toBe(404);
    expect(await (await read('/metrics', `Bearer ${key}`)).text()).toContain('shell_pages_total');
    expect(Object.keys(await (await read('/readyz')).json())).toEqual(['status']);
    expect(Object.keys(await (await read('/readyz', `Bearer ${key}`)).json()).length).toBeGreaterThan(1);
  });

  it('are for nobody in production without a key', async () => {
    const { origin } = await start(production);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect(Object.keys(await (await fetch(`${origin}/readyz`)).json())).toEqual(['status']);
  });
});

describe('the cookies of previews and overrides', () => {
  const cookiesOf = async (environment: NodeJS.ProcessEnv) => {
    const { app } = await start(environment);
    const reset = await app.inject({ method: 'POST', url: '/_releases/reset' });
    return [reset.headers['set-cookie']].flat();
  };

  it('are Secure when people reach the portal over https, whatever the connection to the shell is', async () => {
    const cookies = await cookiesOf({ PARK_ORIGIN: 'https://portal.park.example' });
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-(preview|override)=; Path=\/; .*; Secure$/);
  });

  it('work on a machine without https', async () => {
    for (const cookie of await cookiesOf({})) expect(cookie).not.toContain('Secure');
  });
});
