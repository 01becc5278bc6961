import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry } from './registry';
import { openRegistry, type RegistrySource } from './registry-source';

const build = {
  name: 'mf-a',
  version: '1.0.0',
  globalName: 'mf_a',
  entry: 'entry.js',
  baseUrl: '/_mf/mf-a/1.0.0/',
  pages: {},
  texts: {},
  integrity: {},
};
const descriptor = {
  name: 'mf-a',
  title: { en: 'A', fr: 'A' },
  platform: '^1.0.0',
  routes: [{ id: 'a', path: '/a', page: 'a', title: { en: 'A', fr: 'A' }, access: 'public' }],
  navigation: [],
};
const entry = { name: 'mf-a', descriptor, live: build, previous: null, server: 'http://127.0.0.1:5000' };

describe('the registry', () => {
  let folder = '';
  let file = '';
  let source: RegistrySource | undefined;
  const log = { warn: jest.fn() };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
    file = path.join(folder, 'registry.json');
    log.warn.mockClear();
  });
  afterEach(() => {
    source?.stop();
    rmSync(folder, { recursive: true });
  });
  const write = (revision: string) => writeFileSync(file, JSON.stringify({ revision, remotes: [entry] }));

  it('follows a change', async () => {
    write('r1');
    source = await openRegistry({ location: file, intervalMs: 60_000, log });
    write('r2');
    await source.refresh();
    expect(source.current().revision).toBe('r2');
    expect(source.current().servers.get('mf-a')).toBe('http://127.0.0.1:5000');
  });

  it.each(['', '{"revision"', '{"revision":"r2","remotes":[{}]}'])(
    'keeps the last known good one when it reads %j, and says so once',
    async (text) => {
      write('r1');
      source = await openRegistry({ location: file, intervalMs: 60_000, log });
      writeFileSync(file, text);
      await source.refresh();
      await source.refresh();
      expect(source.current().revision).toBe('r1');
      expect(source.isFresh()).toBe(false);
      expect(log.warn).toHaveBeenCalledTimes(1);
      write('r3');
      await source.refresh();
      expect(source.isFresh()).toBe(true);
    },
  );

  it('leaves out a remote whose descriptor is wrong and keeps the others', () => {
    const wrong = {
      ...entry,
      name: 'mf-b',
      descriptor: {
        ...descriptor,
        name: 'mf-b',
        routes: [{ ...descriptor.routes[0], access: { permission: 'Everything' } }],
      },
    };
    const onInvalid = jest.fn();
    const registry = parseRegistry({ revision: 'r', remotes: [wrong, entry] }, onInvalid);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-a']);
    expect(onInvalid).toHaveBeenCalledWith('mf-b', expect.stringContaining('access'));
  });

  it('does not start without any registry', async () => {
    await expect(openRegistry({ location: path.join(folder, 'none.json'), intervalMs: 60_000, log })).rejects.toThrow();
  });
});
