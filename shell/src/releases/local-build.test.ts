import type { RegistrySnapshot, RemoteBuild } from '@park/platform/descriptor';
import { testRemote } from '../testing/remotes-fixture';
import { withLocalBuild } from './local-build';

const address = 'http://localhost:5173/';
const local = {
  ...testRemote,
  live: { ...testRemote.live, version: 'local', baseUrl: address, globalName: '', entry: '' },
  previous: testRemote.live,
};
const snapshot = (version = address): RegistrySnapshot => ({
  revision: 'r',
  registry: 'r',
  remotes: [local],
  chosen: [{ kind: 'override', remote: testRemote.name, version }],
});
const build = {
  version: '9',
  globalName: 'mf_test_9',
  entry: 'entry.js',
  descriptor: { ...testRemote.descriptor, platform: '^1.2.0' },
} as unknown as RemoteBuild;

describe('a remote from a local address', () => {
  it('replaces the build and its routes', async () => {
    const { remotes } = await withLocalBuild(snapshot(), async () => build);
    expect(remotes[0]).toMatchObject({
      live: { globalName: 'mf_test_9', baseUrl: `${address}9/`, platform: '^1.2.0', integrity: null },
      descriptor: { platform: '^1.2.0' },
      previous: { version: '1' },
    });
  });

  it('may be the folder of one build', async () => {
    const { remotes } = await withLocalBuild(snapshot(`${address}dev/`), async () => ({ ...build, version: 'dev' }));
    expect(remotes[0]?.live.baseUrl).toBe(`${address}dev/`);
  });

  it('falls back to the released version when the address does not respond, and reports it', async () => {
    const { remotes, chosen } = await withLocalBuild(snapshot(), () => Promise.reject(new Error('refused')));
    expect(remotes[0]?.live).toEqual(testRemote.live);
    expect(chosen).toEqual([expect.objectContaining({ kind: 'override', isMissing: true })]);
  });

  it('may be several, and one that was never published', async () => {
    const fresh = { ...build, descriptor: { ...build.descriptor, name: 'mf-new' } } as unknown as RemoteBuild;
    const { remotes, chosen } = await withLocalBuild(
      {
        ...snapshot(),
        chosen: [...snapshot().chosen, { kind: 'override', remote: 'mf-new', version: 'http://localhost:5174/' }],
      },
      async (from) => (from === address ? build : fresh),
    );
    expect(remotes.map(({ name, live }) => [name, live.baseUrl])).toEqual([
      [testRemote.name, `${address}9/`],
      ['mf-new', 'http://localhost:5174/9/'],
    ]);
    expect(remotes[1]?.previous).toBeNull();
    expect(chosen.some(({ isMissing }) => isMissing)).toBe(false);
  });

  it('sends no request without an override', async () => {
    const read = jest.fn();
    const other: RegistrySnapshot = { ...snapshot(), chosen: [] };
    expect(await withLocalBuild(other, read)).toBe(other);
    expect(read).not.toHaveBeenCalled();
  });
});
