import { pinned, remote, version, withCanary, withStaged } from '../../../testing/releases';
import { isCurrent, allowedActions, versionStatusOf, routeDifference } from './version-status';

describe('the place of a version', () => {
  it('is what it is to its area before what became of it', () => {
    const area = withCanary();
    expect(area.versions.map((one) => versionStatusOf(area, one))).toEqual(['canary', 'live', 'previous']);
  });

  it.each([
    ['staged', 'staged'],
    ['released', 'earlier'],
    ['withdrawn', 'withdrawn'],
    ['uploading', 'uploading'],
    ['removed', 'removed'],
  ] as const)('of a version that is %s and nothing else is %s', (state, place) => {
    expect(versionStatusOf(remote(), version('0.9.0', { state }))).toBe(place);
  });
});

describe('what can be done', () => {
  it('with a canary, a live and a previous version', () => {
    const area = withCanary();
    expect(area.versions.map((one) => allowedActions(area, one))).toEqual([
      ['promote', 'changeCanary', 'stopCanary'],
      [],
      ['rollBack'],
    ]);
  });

  it('with a staged version: a canary only where something is live to measure it against', () => {
    const area = withStaged();
    const [staged] = area.versions;
    expect(staged && allowedActions(area, staged)).toEqual(['promote', 'canary']);
    expect(staged && allowedActions({ ...area, live: null, previous: null }, staged)).toEqual(['promote']);
  });

  it('back to every version that was live before, also to one that was taken back; forward to a newer one again', () => {
    const newer = version('1.2.0', { state: 'withdrawn' });
    const older = version('0.8.0', { state: 'withdrawn' });
    const earlier = version('0.9.0');
    const area = remote({ versions: [newer, ...remote().versions, earlier, older] });
    expect([newer, earlier, older].map((one) => allowedActions(area, one))).toEqual([
      ['promote', 'canary'],
      ['rollBack'],
      ['rollBack'],
    ]);
  });

  it('is nothing while the area is pinned, and with versions that are not there', () => {
    const area = pinned();
    expect(area.versions.flatMap((one) => allowedActions(area, one))).toEqual([]);
    expect(allowedActions(remote(), version('x', { state: 'uploading' }))).toEqual([]);
    expect(allowedActions(remote(), version('x', { state: 'removed' }))).toEqual([]);
  });
});

it('keeps open what one works with, and leaves the rest to history', () => {
  const area = remote({
    versions: [
      version('1.3.0', { state: 'removed' }),
      version('1.2.0', { state: 'withdrawn' }),
      ...remote().versions,
      version('0.9.0'),
      version('0.8.0', { state: 'staged' }),
    ],
  });
  expect(area.versions.filter((one) => isCurrent(area, one)).map((one) => one.version)).toEqual([
    '1.2.0',
    '1.1.0-live',
    '1.0.0-before',
  ]);
  const nothingLive = remote({
    live: null,
    previous: null,
    versions: [1, 2, 3, 4, 5, 6].map((number) => version(`0.${number}.0`, { state: 'staged' })),
  });
  expect(nothingLive.versions.filter((one) => isCurrent(nothingLive, one))).toHaveLength(5);
});

it('tells which routes come and which go', () => {
  expect(routeDifference(version('a', { routes: ['/x', '/y'] }), version('b', { routes: ['/y', '/z'] }))).toEqual({
    added: ['/z'],
    removed: ['/x'],
  });
  expect(routeDifference(undefined, version('b'))).toEqual({ added: [], removed: [] });
});
