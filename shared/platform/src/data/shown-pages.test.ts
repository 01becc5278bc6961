import type * as shownPages from './shown-pages';

/** The module as a new document loads it. */
async function openedBy(type: 'navigate' | 'reload' | 'back_forward'): Promise<typeof shownPages> {
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  jest.resetModules();
  return import('./shown-pages');
}

describe('the pages of a list', () => {
  const original = performance.getEntriesByType;
  afterEach(() => {
    performance.getEntriesByType = original;
    sessionStorage.clear();
  });

  it('are as many after a reload as before, for each list', async () => {
    const before = await openedBy('navigate');
    before.rememberPages(['companies', 'q=a'], 3);
    before.rememberPages(['companies', 'q=b'], 2);
    before.rememberPages(['companies', 'q=a'], 4);
    const after = await openedBy('reload');
    expect(after.pagesBeforeReload(['companies', 'q=a'])).toBe(4);
    expect(after.pagesBeforeReload(['companies', 'q=b'])).toBe(2);
    expect(after.pagesBeforeReload(['companies', 'q=c'])).toBe(1);
    expect((await openedBy('back_forward')).pagesBeforeReload(['companies', 'q=a'])).toBe(4);
  });

  it('begin with the first in a tab that a link opened', async () => {
    (await openedBy('navigate')).rememberPages(['companies'], 3);
    expect((await openedBy('navigate')).pagesBeforeReload(['companies'])).toBe(1);
  });

  it('begin with the first when the storage holds something else', async () => {
    sessionStorage.setItem('shown-pages', '{"companies":3}');
    expect((await openedBy('reload')).pagesBeforeReload(['companies'])).toBe(1);
    sessionStorage.setItem('shown-pages', 'no JSON');
    expect((await openedBy('reload')).pagesBeforeReload(['companies'])).toBe(1);
  });

  it('are remembered for the last lists only', async () => {
    const { rememberPages } = await openedBy('navigate');
    for (let list = 0; list < 30; list += 1) rememberPages([`list ${list}`], 2);
    const { pagesBeforeReload } = await openedBy('reload');
    expect([pagesBeforeReload(['list 9']), pagesBeforeReload(['list 10'])]).toEqual([1, 2]);
  });
});
