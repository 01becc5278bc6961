/** A whole run with every secret there is, on addresses that exist and that do not: none of them may be in a log line. */
import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { hashSecret, createSecret } from '../core/secrets/secrets';
import { describeOnEachDatabase, emailOf, testPassword } from '../testing';
import { users } from '../core/database/schema/users';

const phone = '+41 79 555 01 23';
const wrongPassword = 'not the password of anybody';
const newPassword = 'seven quiet mountains';
const [handoffKey, shellKey, checkKey, releaseKey] = [createSecret(), createSecret(), createSecret(), createSecret()];

const tokenIn = (text: string | undefined): string => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
/** Tables whose next writes fail with the whole row in the database's message, as a constraint's detail would have it. */
const refusing = ['calendar_feeds', 'tokens', 'events'];

describeOnEachDatabase('the log of a whole run', (test) => {
  const api = test.api({ configuration: { handoffKey, shellKey, checkKey, releaseKey, logLevel: 'trace' } });
  const email = emailOf('employee');
  const secrets = new Map<string, string>();
  const visitor = () => api.asVisitor();
  const mailed = async (path: string): Promise<string> => {
    api.mails.length = 0;
    await visitor().post(path, { email, source: 'portal' });
    await api.runDueJobs();
    return tokenIn(api.mails[0]?.text);
  };
  const login = (password: string) => visitor().post('/api/auth/login', { email, password, source: 'portal' });

  /** Obtains every kind of secret as its owner would. */
  async function obtainSecrets(): Promise<void> {
    const { headers } = await login(testPassword);
    const cookies = [headers['set-cookie']].flat().join('\n');
    secrets.set('session cookie', /session=([\w-]{43})/.exec(cookies)?.[1] ?? '');
    secrets.set('marker cookie', /(?<!\w)token=([\w-]{43})/.exec(cookies)?.[1] ?? '');
    secrets.set('password', testPassword);
    secrets.set('wrong password', wrongPassword);
    secrets.set('new password', newPassword);
    secrets.set('reset link', await mailed('/api/auth/forgot-password'));
    secrets.set('login link', await mailed('/api/auth/login-link'));
    const feed = await api.as('employee').post('/api/feeds/personal');
    secrets.set('feed address', /feeds\/([\w-]{43})/.exec(feed.body.url)?.[1] ?? '');
    const handoff = await api.as('facilities').post('/api/auth/handoff', { audience: 'ticketing' });
    secrets.set('handoff token', handoff.body.token);
    const deploy = await api.as('superAdministrator').post('/api/releases/mf-one/tokens', { label: 'ci' });
    secrets.set('deploy token', deploy.body.token);
    secrets.set('preview token', createSecret());
    secrets.set('handoff key', handoffKey);
    secrets.set('shell key', shellKey);
    secrets.set('check key', checkKey);
    secrets.set('release key', releaseKey);
    for (const [name, secret] of secrets) expect([name, secret.length >= 20]).toEqual([name, true]);
  }

  const pathsWith = (secret: string): string[] => {
    const written = encodeURIComponent(secret);
    const escaped = [...secret].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
    return [
      ...[written, escaped].flatMap((part) => [
        `/api/feeds/${part}.ics`,
        `/api/feeds/${part}.ics?language=xx`,
        `/api/feeds/${part}`,
        `/api/feed/${part}/calendar.ics`,
        `/api/releases/previews/${part}`,
        `/api/events/${part}`,
        `/${part}`,
        `/api/companies/query?queryText=${part}`,
        `/login?token=${part}#x`,
      ]),
      `/api/feeds/${'x'.repeat(500)}${written}.ics`,
      `/api/feeds/%zz${written}.ics`,
    ];
  };

  async function trySecret(secret: string): Promise<void> {
    for (const url of pathsWith(secret)) {
      await visitor().get(url);
      await visitor().post(url, { token: secret });
    }
    for (const headers of [
      { cookie: `session=${secret}; token=${secret}` },
      { authorization: `Bearer ${secret}` },
      { 'accept-language': secret },
      { 'content-type': `application/${secret}` },
    ] as Record<string, string>[]) {
      await visitor().get('/api/users/user', headers);
      await visitor().post('/api/auth/handoff/redeem', { token: secret, audience: 'ticketing' }, headers);
      await visitor().get('/api/releases/registry', headers);
    }
    for (const path of ['token-login', 'reset-password', 'login', 'nowhere'])
      await visitor().post(`/api/auth/${path}`, {
        token: secret,
        password: secret,
        email,
        source: 'portal',
        [secret]: 1,
      });
    await visitor().request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"password": "${secret}", broken`,
    });
  }

  /** A request that is no HTTP never reaches a handler; the framework logs what it got. */
  async function sendBrokenRequests(): Promise<void> {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const address = api.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    for (const secret of secrets.values())
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.end(`GET / HTTP/1.1\r\nCookie: session=${secret}\r\nno header\r\n\r\n`),
        );
        socket
          .on('error', reject)
          .on('close', () => resolve())
          .resume();
      });
  }

  async function failWrites(): Promise<void> {
    await api.database.execute(sql`
      CREATE FUNCTION refuse_with_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused: %', NEW::text USING DETAIL = NEW::text, ERRCODE = '23514'; END $$`);
    for (const table of refusing)
      await api.database.execute(
        sql`CREATE TRIGGER refusing BEFORE INSERT OR UPDATE ON ${sql.identifier(table)} FOR EACH ROW EXECUTE FUNCTION refuse_with_row()`,
      );
    const failures = [
      await api.as('employee').post('/api/feeds/personal'),
      await api.as('facilities').post('/api/auth/handoff', { audience: 'ticketing' }),
      await api.as('supervisorWithFlags').post('/api/events', {
        type: 'conference',
        texts: { en: { title: `Call ${phone}` } },
        publishedAt: '2026-03-01T08:00:00Z',
        startDate: '2026-03-20T16:00:00Z',
        endDate: '2026-03-20T19:00:00Z',
      }),
    ];
    expect(failures.map(({ status }) => status)).toEqual([500, 500, 500]);
    await mailed('/api/auth/login-link');
    api.app.log.error(new Error(`the mail to ${email} was refused`));
    secrets.set('mail address', email);
    secrets.set('phone number', phone);
  }

  it('holds no secret, no hash of one and no personal value', async () => {
    await obtainSecrets();
    await login(wrongPassword);
    for (const secret of secrets.values()) await trySecret(secret);
    await sendBrokenRequests();
    await failWrites();

    const [row] = await api.database.select().from(users).where(eq(users.email, email));
    const hashes = [...secrets].map(([name, secret]) => [`hash of ${name}`, hashSecret(secret)] as const);
    const searched = new Map([...secrets, ...hashes, ['password hash', row?.passwordHash ?? '?']]);
    const lines = api.logLines.map((line) => ({
      line,
      decoded: line.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent),
    }));
    const found = [...searched].flatMap(([name, secret]) =>
      lines
        .filter(({ line, decoded }) =>
          [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')].some(
            (form) => line.includes(form) || decoded.includes(form),
          ),
        )
        .map(({ line }) => `${name}: ${line.slice(0, 300)}`),
    );
    expect(found).toEqual([]);
    // The run is in the log all the same: requests, refusals, failures with their cause.
    expect(lines.length).toBeGreaterThan(500);
    const failed = api.logLines.map((line) => JSON.parse(line)).filter(({ err }) => err?.query);
    expect(failed.length).toBeGreaterThanOrEqual(4);
    expect(failed[0].err).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query',
      cause: { code: '23514' },
    });
  });
});
