/**
 * `npm run bench -- fuzz [count] [seed]`: sends requests made from the portal's own OpenAPI document through the shell and to
 * the api, as a visitor and as people of several roles. Ends with 1 if any answer is a fault of the server (500, no answer,
 * longer than 10 s); 400, 413, 415 and the other refusals are what is wanted. A request without an answer in time is sent again
 * alone at the end, because on a busy machine it only waited for others.
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '@park/scripts/built';
import { runCommandLine } from '@park/scripts/command-line';
import { startPortal } from '@park/scripts/portal';
import { UsageError } from '@park/release-command/usage-error';
import { Agent, request } from 'undici';
import { demoPassword } from '../../shared/domain/src/demo-accounts';
import { callsOf, type FuzzedCall, type OpenApi } from './fuzz/openapi';
import { requestFor, type FuzzedRequest } from './fuzz/request';
import { KnownIds } from './fuzz/values';
import { createRandom } from './random';
import { signIn } from './sign-in';
import { unlimitedRequests } from './unlimited-requests';

const parallel = 16;
const timeoutMs = 10_000;
const accounts = ['super-administrator', 'company-administrator', 'employee', 'garage'];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Refusals that belong to the server and are no fault: not available, not configured, no space. */
const allowed = new Set([501, 503, 507]);

const agent = new Agent({ connections: parallel, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });

async function send(origin: string, { method, path: address, headers, body }: FuzzedRequest, cookie: string | null) {
  const given = { ...headers, ...(cookie ? { cookie } : {}), 'accept-language': 'en' };
  const answer = await request(`${origin}${address}`, {
    method: method as 'GET',
    headers: given,
    body: body ?? null,
    dispatcher: agent,
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

function parseNumbers(words: readonly string[]): { count: number; seed: number } {
  const [count = 100_000, seed = 1] = words.map(Number);
  if ([count, seed].some((value) => !Number.isInteger(value) || value < 1))
    throw new UsageError('Usage: npm run bench -- fuzz [count] [seed], both positive whole numbers');
  return { count, seed };
}

async function main(): Promise<void> {
  const { count, seed } = parseNumbers(process.argv.slice(2));
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'park-fuzz-'));
  const log = createWriteStream(process.env['FUZZ_LOG'] ?? path.join(folder, 'portal.log'));
  const portal = await startPortal({
    port: 0,
    dataFolder: folder,
    environment: {
      DEMO_PASSWORD: demoPassword,
      ...unlimitedRequests,
      LOG_LEVEL: 'error',
    },
    log,
  });
  const faults = new Map<string, { times: number; example: string }>();
  const late: { call: FuzzedCall; made: FuzzedRequest; account: string | null; origin: string }[] = [];
  const statuses = new Map<number, number>();
  try {
    const calls = callsOf((await (await fetch(`${portal.api.origin}/api/openapi.json`)).json()) as OpenApi);
    // The workers share a sign-in, because many at the same time reach the limit of attempts.
    const sessions = new Map<string, Promise<string>>();
    const openSession = (account: string) => {
      const session = sessions.get(account) ?? signIn(portal.origin, account, demoPassword);
      sessions.set(account, session);
      return session;
    };
    const making = { random: createRandom(seed), ids: new KnownIds() };
    const { random, ids } = making;
    say(`${calls.length} calls, ${count.toLocaleString('en')} requests, seed ${seed}`);
    let sent = 0;
    const started = performance.now();

    const record = (what: string, call: FuzzedCall, made: FuzzedRequest) => {
      const name = `${what} ${call.method} ${call.path}`;
      const example = `${made.path} ${String(made.body ?? '').slice(0, 600)}`;
      const known = faults.get(name);
      if (known) known.times += 1;
      else {
        faults.set(name, { times: 1, example });
        say(`  ${name}\n    ${example}`);
      }
    };
    const work = async () => {
      while (sent < count) {
        sent += 1;
        if (sent % 10_000 === 0) say(`  ${sent.toLocaleString('en')} sent`);
        const call = random.pick(calls);
        const made = requestFor(call, making);
        const account = random.isOnceIn(4) ? null : random.pick(accounts);
        const origin = random.isOnceIn(4) ? portal.api.origin : portal.origin;
        const cookie = account === null ? null : await openSession(account);
        try {
          const { status, text } = await send(origin, made, cookie);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status < 300) ids.learn(text);
          // A request that changed the person, or ended the session: signed in again for the next one.
          if (status === 401 && account !== null) sessions.delete(account);
          if (status >= 500 && !allowed.has(status)) record(String(status), call, made);
        } catch (error) {
          const code = (error as { code?: string }).code ?? String(error);
          if (code === 'UND_ERR_HEADERS_TIMEOUT') late.push({ call, made, account, origin });
          // A body that is far too large is refused before all of it has arrived.
          else if (!(made.body instanceof Buffer && /ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(code)))
            record(code, call, made);
        }
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    const seconds = (performance.now() - started) / 1_000;
    say(`\n${count.toLocaleString('en')} requests in ${seconds.toFixed(0)} s (${Math.round(count / seconds)}/s)`);
    for (const [status, times] of [...statuses].sort(([one], [other]) => one - other)) say(`  ${status}: ${times}`);
    for (const { call, made, account, origin } of late) {
      try {
        const cookie = account === null ? null : await openSession(account);
        const { status } = await send(origin, made, cookie);
        if (status >= 500 && !allowed.has(status)) record(String(status), call, made);
      } catch (error) {
        record((error as { code?: string }).code ?? String(error), call, made);
      }
    }
    if (late.length > 0)
      say(`  ${late.length} had no answer within ${timeoutMs / 1_000} s among the others; sent again alone.`);
    say(faults.size === 0 ? 'No fault of the server.' : `${faults.size} kinds of faults.`);
    process.exitCode = faults.size === 0 ? 0 : 1;
  } finally {
    await agent.close();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommandLine(main);
