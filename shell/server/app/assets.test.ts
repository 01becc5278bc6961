import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAssets } from './assets';

const root = mkdtempSync(path.join(os.tmpdir(), 'shell-builds-'));
const builds = ['first', 'second', 'third'].map((name) => path.join(root, name));
let app: FastifyInstance;

beforeAll(async () => {
  for (const build of builds) {
    const name = path.basename(build);
    mkdirSync(path.join(build, 'checks'), { recursive: true });
    writeFileSync(path.join(build, `${name}.woff2`), `font of the ${name}`);
    writeFileSync(path.join(build, 'checks', `${name}.js`), `script of the ${name}`);
    writeFileSync(path.join(build, `${name}.css`), `styles of the ${name}`);
    writeFileSync(path.join(build, `${name}.css.br`), `compressed styles of the ${name}`);
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  app = fastify();
  await registerAssets(app, { folders: builds, isDevelopment: false });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const get = async (file: string, encoding = 'gzip, deflate, br') => {
  const answer = await app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } });
  return [answer.statusCode, answer.body, answer.headers['content-encoding']];
};

it.each(['first', 'second', 'third'])('serves every file of the %s build', async (name) => {
  expect(await get(`${name}.woff2`)).toEqual([200, `font of the ${name}`, undefined]);
  expect(await get(`checks/${name}.js`)).toEqual([200, `script of the ${name}`, undefined]);
  expect(await get(`${name}.css`)).toEqual([200, `compressed styles of the ${name}`, 'br']);
  expect(await get(`${name}.css`, 'identity')).toEqual([200, `styles of the ${name}`, undefined]);
});

it('answers a look without the content', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/assets/first.woff2' });
  expect([statusCode, body]).toEqual([200, '']);
});

it('marks files as ones that never change', async () => {
  const { headers } = await app.inject('/assets/second.css');
  expect([headers['cache-control'], headers['vary']]).toEqual([
    'public, max-age=31536000, immutable',
    'accept-encoding',
  ]);
});

it.each([
  'none.js',
  'checks',
  '',
  '../secret.txt',
  '%2e%2e/secret.txt',
  'checks/..%2f..%2f..%2fsecret.txt',
  'first.woff2/x',
  'checks%2f..%2ffirst.woff2',
  './first.woff2%2f',
  '%2ffirst.woff2',
  'first.woff2%00',
  'a'.repeat(3_000),
])('has nothing at "%s"', async (file) => {
  expect((await app.inject(`/assets/${file}`)).statusCode).toBe(404);
});
