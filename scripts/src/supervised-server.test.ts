import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { freePort } from './free-port';
import type { ServerOptions, ServerProcess } from './process';
import { startSupervised } from './supervised-server';

const log = new Writable({ write: (_chunk, _encoding, done) => done() });

/** A server that ends at once while the file `broken` exists. */
const program = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
if (existsSync(process.env.BROKEN)) process.exit(1);
const server = createServer((_request, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ listening: server.address() }));
`;

async function startServer({ name, program: file, environment }: ServerOptions): Promise<ServerProcess> {
  const child = fork(file, { env: environment });
  const ended = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([message]) => (message as { listening: { port: number } }).listening.port),
    ended.then(() => Promise.reject(new Error(`${name} ended.`))),
  ]);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, port, origin: `http://127.0.0.1:${port}`, process: child, ended, stop };
}

describe('a supervised server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  const broken = path.join(folder, 'broken');
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, program);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('starts again at its port after it was killed, with growing pauses, until it is stopped', async () => {
    const lines: string[] = [];
    let onLine = (_line: string) => {};
    const lineWith = (text: string) =>
      new Promise<void>((resolve) => (onLine = (line) => (line.includes(text) ? resolve() : undefined)));
    const server = await startSupervised(
      { name: 'api', program: file, environment: { PORT: String(await freePort()), BROKEN: broken }, log },
      {
        startServer,
        onLine: (line) => (lines.push(line), onLine(line)),
        firstPauseMs: 20,
        maxPauseMs: 60,
        steadyMs: 60_000,
      },
    );
    const ask = async () => (await fetch(server.origin)).text();
    const first = await ask();

    const running = lineWith('runs again');
    server.process.kill('SIGKILL');
    await running;
    const second = await ask();
    expect(second).not.toBe(first);

    writeFileSync(broken, '');
    const failing = lineWith('in 0.06 s');
    server.process.kill('SIGKILL');
    await failing;
    rmSync(broken);
    const mended = lineWith('runs again');
    await mended;
    expect(await ask()).not.toBe(second);
    expect(lines.join('\n')).toMatch(
      /in 0\.02 s[^]*runs again[^]*in 0\.04 s[^]*could not start[^]*in 0\.06 s[^]*runs again/,
    );

    const ended = once(server.process, 'exit');
    await server.stop();
    await ended;
    await expect(ask()).rejects.toThrow();
    expect(lines.filter((line) => line.includes('runs again'))).toHaveLength(2);
  });
});
