import { createHangMarker } from './hang-marker';

const running = { remote: 'mf-test', version: '2' };

describe('the mark of a version that starts', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is found by the next page when the version never answered', () => {
    createHangMarker(sessionStorage, window).starts(running);
    const next = createHangMarker(sessionStorage, window);
    expect(next.hung).toEqual(running);
    expect([next.hasHung('mf-test', '2'), next.hasHung('mf-test', '1')]).toEqual([true, false]);
    // The page after that knows it still, and does not report it again.
    const later = createHangMarker(sessionStorage, window);
    expect([later.hung, later.hasHung('mf-test', '2')]).toEqual([null, true]);
  });

  it('is gone once the page answers, and when it is left', () => {
    createHangMarker(sessionStorage, window).starts(running);
    jest.advanceTimersByTime(2_000);
    expect(createHangMarker(sessionStorage, window).hung).toBeNull();
    createHangMarker(sessionStorage, window).starts(running);
    window.dispatchEvent(new Event('pagehide'));
    expect(createHangMarker(sessionStorage, window).hung).toBeNull();
  });

  it('is there for the next pages when the version is to be avoided, which report nothing', () => {
    createHangMarker(sessionStorage, window).avoid(running);
    window.dispatchEvent(new Event('pagehide'));
    const next = createHangMarker(sessionStorage, window);
    expect([next.hung, next.hasHung('mf-test', '2')]).toEqual([null, true]);
  });

  it('is nothing where the browser forbids storage', () => {
    const marker = createHangMarker(null, window);
    marker.starts(running);
    expect(marker.hung).toBeNull();
  });
});
