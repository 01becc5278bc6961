import { bare, failedCheck, pinned, remote, version, withStaged } from '../../../testing/releases';
import { stagedPlan } from './staged-plan';

it('selects the newest version of each area that was never live, and says what prevents a release', () => {
  const plan = stagedPlan([
    withStaged(),
    {
      ...remote({
        versions: [version('2.0.0', { state: 'staged' }), version('1.9.0', { state: 'staged' }), ...remote().versions],
      }),
      remote: 'mf-two',
    },
    { ...withStaged({ passed: false, checks: [failedCheck] }), remote: 'mf-failed' },
    { ...pinned(), remote: 'mf-pinned' },
    { ...remote(), remote: 'mf-nothing-staged' },
    {
      ...remote({ versions: [...remote().versions, version('0.9.0', { state: 'staged' })] }),
      remote: 'mf-staged-before',
    },
    {
      ...remote({ versions: [version('1.2.0', { state: 'uploading' }), ...remote().versions] }),
      remote: 'mf-uploading',
    },
    bare(),
  ]);
  expect(plan.map((step) => [step.remote.remote, step.version.version, step.obstacle])).toEqual([
    ['mf-directory', '1.2.0-new', undefined],
    ['mf-two', '2.0.0', undefined],
    ['mf-failed', '1.2.0-new', 'errors.releases.checksFailed'],
    ['mf-pinned', '1.2.0-new', 'errors.releases.pinned'],
  ]);
});
