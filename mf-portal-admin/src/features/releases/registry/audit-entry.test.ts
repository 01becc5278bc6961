import { auditItem, fallBack } from '../../../testing/releases';
import { registryLine, standingFallBack } from './audit-entry';

it('reads what an entry kept, and nothing from what it did not', () => {
  expect(registryLine({ live: 'a', canary: { version: 'b' } })).toEqual({ live: 'a', canary: 'b' });
  expect([null, 'text', {}, { live: 7, canary: 'b' }].map(registryLine)).toEqual(
    Array(4).fill({ live: null, canary: null }),
  );
});

describe('an automatic return', () => {
  it('stands until somebody has done something about the area', () => {
    expect(standingFallBack([fallBack(), auditItem()], 'mf-directory')).toMatchObject({
      left: '1.2.0-new',
      wasCanary: true,
      reason: '9 of 30 loads failed.',
    });
    expect(standingFallBack([auditItem({ action: 'promoted' }), fallBack()], 'mf-directory')).toBeUndefined();
    expect(standingFallBack([fallBack()], 'mf-news-events')).toBeUndefined();
  });

  it('still stands when a version was only published or checked since, or another area has moved', () => {
    const since = [
      auditItem({ action: 'checked' }),
      auditItem({ action: 'published' }),
      auditItem({ remote: 'mf-parkshare' }),
    ];
    expect(standingFallBack([...since, fallBack()], 'mf-directory')).toBeDefined();
  });

  it('of a live version names the version that was left', () => {
    const item = auditItem({
      action: 'fell back',
      version: '1.0.0',
      before: { live: '1.1.0', canary: null },
      after: { live: '1.0.0', canary: null },
    });
    expect(standingFallBack([item], 'mf-directory')).toMatchObject({ left: '1.1.0', wasCanary: false });
  });
});
