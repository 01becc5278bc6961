import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShell, type StartedShell } from '../testing/start-shell';

const folder = mkdtempSync(path.join(tmpdir(), 'park-sdk-'));
const pack = (version: string, packedAt: string) => {
  const place = path.join(folder, 'platform');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, `${version}.tgz`), `content of ${version}`);
  writeFileSync(
    path.join(place, `${version}.json`),
    JSON.stringify({
      name: '@park/platform',
      version,
      dependencies: { react: '19.3.1' },
      packedAt,
      dist: { integrity: `sha512-${version}`, shasum: 'abc' },
    }),
  );
};
pack('2.0.0-sdkb', '2026-11-20T00:00:00Z');
pack('2.0.0-sdka', '2026-11-21T00:00:00Z');

let shell: StartedShell;
beforeAll(async () => {
  shell = await startShell({ environment: { SDK_FOLDER: folder, PARK_ORIGIN: 'https://portal.park.example' } });
});
afterAll(async () => {
  await shell.stop();
  rmSync(folder, { recursive: true });
});

describe('packages for area teams', () => {
  it.each(['@park%2fplatform', '@park/platform'])('are described as npm reads it, asked for as %s', async (name) => {
    const answer = await fetch(`${shell.origin}/_sdk/${name}`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toMatchObject({
      name: '@park/platform',
      'dist-tags': { latest: '2.0.0-sdka' },
      versions: {
        '2.0.0-sdkb': {
          dependencies: { react: '19.3.1' },
          dist: {
            integrity: 'sha512-2.0.0-sdkb',
            tarball: 'https://portal.park.example/_sdk/@park/platform/-/2.0.0-sdkb.tgz',
          },
        },
      },
    });
  });

  it('stay available in each version, unchanged', async () => {
    const answer = await fetch(`${shell.origin}/_sdk/@park/platform/-/2.0.0-sdkb.tgz`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('content of 2.0.0-sdkb');
  });

  it.each(['@park/unknown', '@park/platform/-/9.9.9.tgz', '@other/platform', '@park/platform/-/..%2f..%2fx.tgz', ''])(
    'has nothing at %s',
    async (address) => {
      expect((await fetch(`${shell.origin}/_sdk/${address}`)).status).toBe(404);
    },
  );
});
