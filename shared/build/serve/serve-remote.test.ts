import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

describe('the static server of a remote', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-remote-'));
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    mkdirSync(path.join(folder, '1', 'folder'), { recursive: true });
    for (const file of ['entry.js', 'logo.svg', 'page.html', 'folder/index.html', 'build.json'])
      writeFileSync(path.join(folder, '1', file), '<script>1</script>');
    server = fork(path.join(__dirname, 'serve-remote.mjs'), [folder], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      execArgv: [],
    });
    const [message] = (await once(server, 'message')) as [{ listening: { port: number } }];
    origin = `http://127.0.0.1:${message.listening.port}`;
  });
  afterAll(async () => {
    const hasEnded = once(server, 'exit');
    server.disconnect();
    await hasEnded;
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['entry.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['build.json', 'application/json', 'no-cache'],
  ])('serves %s, which runs nothing when it is opened by itself', async (file, type, cacheControl) => {
    const { status, headers } = await fetch(`${origin}/1/${file}`);
    expect(status).toBe(200);
    expect(Object.fromEntries([...headers])).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['page.html', 'page', 'page.htm%6c', 'folder', 'folder/', 'page%2ehtml', 'folder/index.html?a=.js'])(
    'does not serve %s',
    async (file) => {
      expect((await fetch(`${origin}/1/${file}`)).status).toBe(404);
    },
  );
});
