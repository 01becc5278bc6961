import { createBrowserHistory } from '@park/platform/host';
import type { RegistrySnapshot } from '@park/platform/descriptor';
import { waitFor } from '@park/testing';
import type { OutlinedSnapshot } from '../page-data/outlined-snapshot';
import { outlinesOf, testRemotes } from '../testing/remotes-fixture';
import { createPortalHistory, type ShownPage } from './portal-history';
import { createUnsavedStore } from './unsaved-store';

const snapshot = (revision: string): RegistrySnapshot => ({ revision, registry: revision, remotes: [], chosen: [] });

function start({ settled = () => null as Promise<void> | null, initial = snapshot('v0') as OutlinedSnapshot } = {}) {
  window.history.replaceState(null, '', '/companies');
  const unsaved = createUnsavedStore(window);
  let next = 1;
  const navigate = jest.fn((isHeld: boolean) => (isHeld ? snapshot('v0') : snapshot(`v${next++}`)));
  const history = createBrowserHistory({ window, v5Compat: true });
  const portal = createPortalHistory({ history, unsaved, updates: { current: () => initial, navigate, settled } });
  const pages: ShownPage[] = [];
  const stop = portal.listen((page) => pages.push(page));
  return {
    portal,
    unsaved,
    navigate,
    pages,
    stop,
    shown: () =>
      pages.map(({ location, snapshot: { revision } }) => `${location.pathname}${location.search} ${revision}`),
  };
}

describe('the portal’s history', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('applies newer releases with another page, not with other filters of the same page', () => {
    const { portal, shown, stop: end } = start();
    stop = end;
    portal.navigator.push('/companies?q=bio');
    portal.navigator.push('/news');
    portal.navigator.replace('/news?news=park');
    expect(shown()).toEqual(['/companies?q=bio v0', '/news v1', '/news?news=park v1']);
  });

  it('waits for a running request, and renders only the last of several navigations', async () => {
    let answer = () => {};
    const question = new Promise<void>((resolve) => (answer = resolve));
    const { portal, shown, pages, stop: end } = start({ settled: () => question });
    stop = end;
    portal.navigator.push('/news');
    portal.navigator.push('/events');
    expect(pages).toEqual([]);
    expect(window.location.pathname).toBe('/events');
    answer();
    await question;
    expect(shown()).toEqual(['/events v1']);
  });

  it('asks before unsaved input is lost, and stays', () => {
    const { portal, unsaved, pages, stop: end } = start();
    stop = end;
    unsaved.report('form', true);
    portal.navigator.push('/companies?q=bio');
    expect(portal.question.getState()).toBeNull();
    portal.navigator.push('/news');
    expect(window.location.pathname).toBe('/companies');
    portal.question.getState()?.stay();
    expect(portal.question.getState()).toBeNull();
    expect(pages).toHaveLength(1);
  });

  it('asks before another record is opened at the same address, not when a new one gets its id', () => {
    const { portal, unsaved, stop: end } = start();
    stop = end;
    portal.navigator.push('/companies/edit');
    unsaved.report('form', true);
    portal.navigator.push('/companies/edit?id=a');
    expect(portal.question.getState()).toBeNull();
    portal.navigator.push('/companies/edit?id=b');
    expect(portal.question.getState()).not.toBeNull();
    expect(window.location.search).toBe('?id=a');
  });

  it('asks before a record is left for the list at the same address', () => {
    const { portal, unsaved, stop: end } = start();
    stop = end;
    portal.navigator.push('/companies/edit?id=a');
    unsaved.report('form', true);
    portal.navigator.push('/companies/edit?view=list');
    expect(portal.question.getState()).not.toBeNull();
    expect(window.location.search).toBe('?id=a');
  });

  it('leaves after confirmation, with the newest release', () => {
    const { portal, unsaved, shown, navigate, stop: end } = start();
    stop = end;
    unsaved.report('form', true);
    portal.navigator.push('/news');
    portal.question.getState()?.leave();
    expect(navigate).toHaveBeenCalledWith(false);
    expect(shown()).toEqual(['/news v1']);
    // The confirmation was for this page only.
    portal.navigator.push('/events');
    expect(portal.question.getState()).not.toBeNull();
  });

  it('does not apply a newer release when the page is replaced while it has unsaved input', () => {
    const { portal, unsaved, shown, stop: end } = start();
    stop = end;
    unsaved.report('form', true);
    portal.navigator.replace('/login');
    expect(shown()).toEqual(['/login v0']);
  });

  it('goes back only after confirmation', async () => {
    const { portal, unsaved, shown, stop: end } = start();
    stop = end;
    portal.navigator.push('/news');
    unsaved.report('form', true);
    portal.navigator.go(-1);
    await waitFor(() => expect(portal.question.getState()).not.toBeNull());
    await waitFor(() => expect(window.location.pathname).toBe('/news'));
    expect(shown()).toEqual(['/news v1']);
    portal.question.getState()?.leave();
    await waitFor(() => expect(shown()).toEqual(['/news v1', '/companies v2']));
  });
});

describe('a page in outline', () => {
  it('renders again in place once the snapshot is complete', () => {
    const { portal, shown, stop } = start({ initial: { ...snapshot('v0'), remotes: outlinesOf(testRemotes) } });
    portal.renew();
    expect(shown()).toEqual(['/companies v1']);
    // The snapshot is complete now.
    portal.renew();
    expect(shown()).toHaveLength(1);
    stop();
  });
});

describe('unsaved input', () => {
  it('makes the browser ask before leaving the portal, only while there is some', () => {
    const browser = new EventTarget();
    const unsaved = createUnsavedStore(browser);
    const leave = () => browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    unsaved.report('a', true);
    unsaved.report('b', true);
    unsaved.report('a', false);
    expect(leave()).toBe(false);
    unsaved.report('b', false);
    expect(leave()).toBe(true);
    expect(unsaved.has()).toBe(false);
  });
});
