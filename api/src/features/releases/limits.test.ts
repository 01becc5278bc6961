import { buildLimits } from '@park/contract/build-files';
import type { BuiltFile } from '@park/contract/remote-build';
import { releaseVersions } from '../../core/database/schema/releases';
import { describeOnDatabase } from '../../testing';
import { publish, testBuild } from '../../testing/builds';

describeOnDatabase('limits of releases', (test) => {
  const api = test.api();
  const operator = () => api.as('superAdministrator');

  const announce = async (version: string, change: (files: BuiltFile[]) => BuiltFile[]) => {
    const { build } = testBuild('mf-large', version);
    const { status, body } = await operator().post('/api/releases/mf-large/versions', {
      ...build,
      files: change(build.files),
    });
    return [status, body.key, body.details];
  };
  const withFirst = (sizes: Partial<BuiltFile>) => (files: BuiltFile[]) =>
    files.map((file, place) => (place === 0 ? { ...file, ...sizes } : file));
  const filled = (count: number, sizes: Partial<BuiltFile>) => (files: BuiltFile[]) =>
    Array.from({ length: count }, (_, place) => ({ ...(files[0] as BuiltFile), path: `file-${place}.js`, ...sizes }));
  const { maxBytes, maxFileBytes, maxFiles, maxRatio } = buildLimits;

  it('refuse a build that is too large when it is announced, with the limit and the actual value', async () => {
    expect(await announce('1', withFirst({ bytes: maxFileBytes + 1, brotliBytes: maxFileBytes }))).toEqual([
      400,
      'errors.releases.fileTooLarge',
      { limit: maxFileBytes, actual: maxFileBytes + 1, path: 'entry.js' },
    ]);
    expect(await announce('2', filled(4, { bytes: maxFileBytes, brotliBytes: maxFileBytes }))).toEqual([
      400,
      'errors.releases.buildTooLarge',
      { limit: maxBytes, actual: 4 * maxFileBytes },
    ]);
    expect(await announce('3', filled(maxFiles + 1, { bytes: 1, brotliBytes: 1 }))).toEqual([
      400,
      'errors.releases.tooManyFiles',
      { limit: maxFiles, actual: maxFiles + 1 },
    ]);
    expect(await announce('4', filled(1, { bytes: 10_000_000, brotliBytes: 1_000 }))).toEqual([
      400,
      'errors.releases.packedTooMuch',
      { limit: maxRatio, actual: 10_000 },
    ]);
    expect((await announce('5', filled(maxFiles, { bytes: maxRatio, brotliBytes: 1 })))[0]).toBe(200);
    expect(
      (await operator().get('/api/releases/mf-large')).body.versions.map((row: { version: string }) => row.version),
    ).toEqual(['5']);
  });

  it('cut a long reason and keep it readable', async () => {
    await publish(operator(), testBuild('mf-talk', '1.0.0'));
    const reason = `${'a'.repeat(499)}😀 and more`;
    const promoted = await operator().post('/api/releases/mf-talk/promote', { version: '1.0.0', reason });
    expect(promoted.status).toBe(200);
    const trail = await operator().get('/api/releases/audit?remote=mf-talk&pageSize=1');
    expect(trail.body.items[0].reason).toBe('a'.repeat(499));
  });

  it('keep versions that were live, however many never passed', async () => {
    const { build } = testBuild('mf-many', 'any');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publish(operator(), testBuild('mf-many', version));
      await operator().post('/api/releases/mf-many/promote', { version, reason: 'next' });
    }
    const later = Date.now() + 60_000;
    const check = (ok: boolean) => [{ check: 'styles', ok, reason: 'Checked.', detail: [] }];
    const row = (version: string, place: number, ok: boolean) => ({
      remote: 'mf-many',
      version,
      build: { ...build, version },
      buildHash: version,
      isComplete: true,
      publishedBy: 'ci',
      createdAt: new Date(later + place),
      completedAt: new Date(later + place),
      gateChecks: check(ok),
    });
    await api.database
      .insert(releaseVersions)
      .values([
        ...Array.from({ length: 40 }, (_, place) => row(`failed-${place}`, place, false)),
        ...Array.from({ length: 10 }, (_, place) => row(`passed-${place}`, place, true)),
        { ...row('refused-in-browser', 50, true), browserChecks: check(false) },
      ]);
    await operator().post('/api/releases/mf-many/promote', { version: '1.1.0', reason: 'sweeps' });
    await api.idle();
    const kept = (await operator().get('/api/releases/mf-many')).body.versions
      .filter(({ state }: { state: string }) => state !== 'removed')
      .map(({ version }: { version: string }) => version)
      .sort();
    expect(kept).toEqual(
      [
        '1.0.0',
        '1.1.0',
        '1.2.0',
        ...Array.from({ length: 10 }, (_, place) => `passed-${place}`),
        ...[36, 37, 38, 39].map((place) => `failed-${place}`),
        'refused-in-browser',
      ].sort(),
    );
  });
});
