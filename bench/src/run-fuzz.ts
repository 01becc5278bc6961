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
import { startPortal } from '@park/scripts/portal';
import { Agent, request } from 'undici';
import { callsOf, type FuzzedCall, type OpenApi } from './fuzz/openapi';
import { Chance } from './fuzz/random';
import { requestFor, type FuzzedRequest } from './fuzz/request';
import { KnownIds } from './fuzz/values';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
for (const [what, value] of Object.entries({ count, seed }))
  if (!Number.isInteger(value) || value < 1) throw new Error(`The ${what} is a positive whole number.`);
const parallel = 16;
const timeoutMs = 10_000;
const password = 'Demo-park-2026!';
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

async function signIn(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.park`, password, source: 'portal' }),
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

async function main(): Promise<void> {
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'park-fuzz-'));
  const log = createWriteStream(process.env['FUZZ_LOG'] ?? path.join(folder, 'portal.log'));
  const portal = await startPortal({
    port: 0,
    dataFolder: folder,
    environment: {
      DEMO_PASSWORD: password,
      REQUESTS_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
      LOG_LEVEL: 'error',
    },
    log,
  });
  const faults = new Map<string, { times: number; example: string }>();
  const late: { call: FuzzedCall; made: FuzzedRequest; account: string | null; origin: string }[] = [];
  const statuses = new Map<number, number>();
  try {
    const calls = callsOf((await (await fetch(`${portal.api.origin}/api/openapi.json`)).json()) as OpenApi);
    const cookies = new Map<string, string>();
    const making = { chance: new Chance(seed), ids: new KnownIds() };
    const { chance, ids } = making;
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
        const call = chance.pick(calls);
        const made = requestFor(call, making);
        const account = chance.isOnce(4) ? null : chance.pick(accounts);
        const origin = chance.isOnce(4) ? portal.api.origin : portal.origin;
        if (account !== null && !cookies.has(account)) cookies.set(account, await signIn(portal.origin, account));
        try {
          const { status, text } = await send(origin, made, account === null ? null : (cookies.get(account) ?? null));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status < 300) ids.learn(text);
          // A request that changed the person, or ended the session: signed in again for the next one.
          if (status === 401 && account !== null) cookies.delete(account);
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
        const cookie = account === null ? null : await signIn(portal.origin, account);
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

await main();
