import { pinned, remote, version, withCanary, withStaged } from '../../../testing/releases';
import type { RemoteStatus } from '@park/contract/release-status';
import { releaseChanges, stateSignature } from './release-changes';

const heard = (before: RemoteStatus, now: RemoteStatus) =>
  releaseChanges([before], [now]).map(({ kind, version: of }) => [kind, of]);

describe('what has happened between two readings', () => {
  it.each<[string, RemoteStatus, RemoteStatus, string[][]]>([
    ['nothing', withCanary(), withCanary(), []],
    ['more loads', remote(), remote({ versions: [version('1.1.0-live', { loads: 9 }), version('1.0.0-before')] }), []],
    ['a version was published', remote(), withStaged(), [['published', '1.2.0-new']]],
    ['an upload was finished', withStaged({ state: 'uploading' }), withStaged(), [['published', '1.2.0-new']]],
    [
      'a version went live',
      withStaged(),
      { ...withStaged({ state: 'released' }), live: '1.2.0-new' },
      [['wentLive', '1.2.0-new']],
    ],
    [
      'a canary went live and ended by it',
      withCanary(),
      { ...withCanary(), live: '1.2.0-canary', canary: null },
      [['wentLive', '1.2.0-canary']],
    ],
    [
      'a canary started',
      withStaged(),
      {
        ...withStaged(),
        canary: {
          version: '1.2.0-new',
          share: 0.1,
          roles: [],
          since: '2026-11-20T08:00:00Z',
          until: null,
          missingLoads: 0,
          missingVisitors: 0,
        },
      },
      [['canaryStarted', '1.2.0-new']],
    ],
    ['a canary was stopped', withCanary(), { ...withCanary(), canary: null }, [['canaryStopped', '1.2.0-canary']]],
    ['the area was pinned', withStaged(), pinned(), [['pinned', '1.1.0-live']]],
    ['the area was unpinned', pinned(), withStaged(), [['unpinned', '1.1.0-live']]],
  ])('%s', (_what, before, now, expected) => {
    expect(heard(before, now)).toEqual(expected);
  });

  it('an area that is new has published', () => {
    expect(releaseChanges([], [withStaged()]).map(({ kind }) => kind)).toEqual(['published', 'wentLive']);
  });
});

it('has another signature when something happened, and the same when only counters moved', () => {
  const counted = remote({ versions: [version('1.1.0-live', { loads: 9 }), version('1.0.0-before')] });
  expect(stateSignature([remote()])).toBe(stateSignature([counted]));
  expect(stateSignature([remote()])).not.toBe(stateSignature([withStaged()]));
  expect(stateSignature([withCanary()])).not.toBe(stateSignature([withCanary({ share: 0.2 })]));
});
