import type { LoadableBuild } from '@park/platform/descriptor';
import { createRemoteLoader } from './load-remote';
import { LoadError } from './page-loader';

const build: LoadableBuild = {
  version: '1',
  globalName: 'mf_test_1',
  entry: 'container.js',
  baseUrl: '/_mf/mf-test/1/',
  integrity: null,
  platform: '^2.0.0',
};

describe('loading a remote', () => {
  it('shares one attempt between all pages of a build, and counts up after a failure', async () => {
    const loadRoutes = jest.fn(async (_build: LoadableBuild, attempt: number) => `module ${attempt}`);
    const load = createRemoteLoader(loadRoutes);
    const first = load(build);
    expect(load(build)).toBe(first);
    first.fail();
    const second = load(build);
    expect([await first.module, await second.module]).toEqual(['module 1', 'module 2']);
    expect(load(build)).toBe(second);
    expect(await load({ ...build, globalName: 'mf_test_2' }).module).toBe('module 1');
    expect(loadRoutes).toHaveBeenCalledTimes(3);
  });

  it.each([
    'Failed to get remoteEntry exports. #RUNTIME-001',
    'The remote entry interface does not contain "init" #RUNTIME-002',
    'ScriptExecutionError: Script "/container.js" loaded but threw a runtime error during execution',
  ])('says that a file is no remote: %s', async (message) => {
    const attempt = createRemoteLoader(async () => Promise.reject(new Error(message)))(build);
    const error: unknown = await attempt.module.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(LoadError);
    expect((error as LoadError).failure.kind).toBe('invalid');
  });

  it('passes on that a file cannot be loaded', async () => {
    const attempt = createRemoteLoader(async () => Promise.reject(new Error('Failed to load script. #RUNTIME-008')))(
      build,
    );
    await expect(attempt.module).rejects.toThrow('RUNTIME-008');
    await expect(attempt.module).rejects.not.toBeInstanceOf(LoadError);
  });
});
