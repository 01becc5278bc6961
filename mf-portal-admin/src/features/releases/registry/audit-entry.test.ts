import { auditItem, fallBack } from '../../../testing/releases';
import { parseRegistryState, activeAutomaticRollback } from './audit-entry';

it('reads what an entry kept, and nothing from what it did not', () => {
  expect(parseRegistryState({ live: 'a', canary: { version: 'b' } })).toEqual({ live: 'a', canary: 'b' });
  expect([null, 'text', {}, { live: 7, canary: 'b' }].map(parseRegistryState)).toEqual(
    Array(4).fill({ live: null, canary: null }),
  );
});

describe('an automatic return', () => {
  it('is active until somebody acts on the area', () => {
    expect(activeAutomaticRollback([fallBack(), auditItem()], 'mf-directory')).toMatchObject({
      withdrawnVersion: '1.2.0-new',
      wasCanary: true,
      reason: '9 of 30 loads failed.',
    });
    expect(activeAutomaticRollback([auditItem({ action: 'promoted' }), fallBack()], 'mf-directory')).toBeUndefined();
    expect(activeAutomaticRollback([fallBack()], 'mf-news-events')).toBeUndefined();
  });

  it('remains active when a version was only published or checked since, or another area has changed', () => {
    const since = [
      auditItem({ action: 'checked' }),
      auditItem({ action: 'published' }),
      auditItem({ remote: 'mf-parkshare' }),
    ];
    expect(activeAutomaticRollback([...since, fallBack()], 'mf-directory')).toBeDefined();
  });

  it('of a live version names the version that was left', () => {
    const item = auditItem({
      action: 'fell back',
      version: '1.0.0',
      before: { live: '1.1.0', canary: null },
      after: { live: '1.0.0', canary: null },
    });
    expect(activeAutomaticRollback([item], 'mf-directory')).toMatchObject({
      withdrawnVersion: '1.1.0',
      wasCanary: false,
    });
  });
});
