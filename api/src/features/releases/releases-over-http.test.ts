/**
 * What ends a version by itself, as a team meets it: the api listens on a port and works its jobs, the team uses its
 * bundled command line, and its system receives webhooks over https. Only the clock is held.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeOnDatabase } from '../../testing';
import { testBuild } from '../../testing/builds';
import { HttpsReceiver, isSignedBy } from '../../testing/https-receiver';

const start = Date.parse('2026-11-20T09:00:00Z');
const minute = 60_000;
const shellKey = 'the-shell-key-of-tests';
const receiver = new HttpsReceiver();
const run = promisify(execFile);

describeOnDatabase('releases over http', (test) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-team-'));
  const command = path.join(folder, 'park-release.mjs');
  const api = test.api({
    sendsWebhooks: true,
    environment: {
      SHELL_KEY: shellKey,
      WEBHOOK_CA_FILE: receiver.certificateFile,
      WEBHOOK_PRIVATE_HOSTS: 'localhost',
    },
  });
  const operator = () => api.as('superAdministrator');
  let portal = '';
  let token = '';
  let secret = '';

  beforeAll(async () => {
    await run(process.execPath, [path.resolve(__dirname, '../../../../release/build.mjs'), command]);
    api.setNow(new Date(start));
    await receiver.start();
    portal = await api.app.listen({ host: '127.0.0.1', port: 0 });
    api.app.context.jobs.start();
    const endpoint = { name: 'Chat of the team', url: receiver.url, events: ['releases'] };
    secret = (await operator().post('/api/webhooks', endpoint)).body.secret;
    const wanted = { label: 'ci', notifyEmail: 'team@test.park' };
    token = (await operator().post('/api/releases/mf-quiet/tokens', wanted)).body.token;
  });
  afterAll(() => {
    receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The team's command line; fails the test unless it ends with 0. */
  const release = async (...words: string[]): Promise<string> => {
    const environment = { PATH: process.env['PATH'], RELEASE_TOKEN: token, RELEASE_PORTAL: portal };
    return (await run(process.execPath, [command, ...words], { cwd: folder, env: environment })).stdout;
  };

  async function publish(version: string): Promise<void> {
    const { build, files } = testBuild('mf-quiet', version);
    const dist = path.join(folder, 'dist');
    mkdirSync(path.join(dist, version), { recursive: true });
    writeFileSync(path.join(dist, 'build.json'), JSON.stringify(build));
    for (const [name, content] of files) writeFileSync(path.join(dist, version, name), content);
    await release('publish', 'mf-quiet', '--skip-browser');
  }

  /** What the shells ask for every second. */
  async function served() {
    const { remotes } = (await (await fetch(`${portal}/api/releases/registry`)).json()) as {
      remotes: { name: string; live: { version: string }; canary?: { build: { version: string } } | null }[];
    };
    const remote = remotes.find(({ name }) => name === 'mf-quiet');
    return { live: remote?.live.version, canary: remote?.canary?.build.version ?? null };
  }

  /** What a shell tells of so many visitors with one load each, of whom the first ones fail. */
  async function tell(version: string, visitors: number, failing: number): Promise<void> {
    const outcomes = Array.from({ length: visitors }, (_, place) => ({
      remote: 'mf-quiet',
      version,
      visitor: `visitor-${place}`,
      loads: 1,
      loadFailures: Number(place < failing),
      renderFailures: 0,
    }));
    const response = await fetch(`${portal}/api/releases/outcomes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shellKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ outcomes }),
    });
    expect(response.status).toBe(204);
  }

  const dataOf = ({ body }: { body: string }) => (JSON.parse(body) as { data: unknown }).data;

  it('end a canary that was given a maximum duration, and tell the team’s system', async () => {
    await publish('1.0.0');
    await release('promote', 'mf-quiet', '--reason', 'first');
    await publish('1.1.0');
    await release('canary', 'mf-quiet', '--share', '50%', '--hours', '2', '--reason', 'a try');
    expect(await served()).toEqual({ live: '1.0.0', canary: '1.1.0' });

    api.setNow(new Date(start + 119 * minute));
    await api.runDueJobs();
    expect(await served()).toEqual({ live: '1.0.0', canary: '1.1.0' });

    api.setNow(new Date(start + 120 * minute));
    const told = await receiver.whenReceived('releases.canary_stopped');
    expect(isSignedBy(secret, told)).toBe(true);
    expect(dataOf(told)).toEqual({ kind: 'release', id: 'mf-quiet', companyId: null, version: '1.1.0', live: '1.0.0' });
    expect(await served()).toEqual({ live: '1.0.0', canary: null });
    expect(await release('log', 'mf-quiet')).toContain('It has run for its maximum duration');
    expect(await release('status', 'mf-quiet')).not.toContain('canary');
  });

  it('tell the team by webhook and mail that its version fell back', async () => {
    await tell('1.0.0', 30, 0);
    await release('promote', 'mf-quiet', '--version', '1.1.0', '--reason', 'everybody');
    expect(await served()).toEqual({ live: '1.1.0', canary: null });
    await tell('1.1.0', 30, 20);

    const told = await receiver.whenReceived('releases.fell_back');
    expect(isSignedBy(secret, told)).toBe(true);
    expect(dataOf(told)).toEqual({ kind: 'release', id: 'mf-quiet', companyId: null, version: '1.1.0', live: '1.0.0' });
    expect(await served()).toEqual({ live: '1.0.0', canary: null });
    await api.runDueJobs();
    expect(api.mails).toContainEqual(expect.objectContaining({ to: 'team@test.park', kind: 'releaseTakenBack' }));
  });
});
