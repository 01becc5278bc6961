import { act, renderHook } from '@testing-library/react';
import { useRenderedCount } from './use-rendered-count';

describe('a long list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const nextFrame = () => act(() => jest.advanceTimersByTime(16));

  it('renders about a screen at once, and some more with each frame until all are there', () => {
    const { result } = renderHook(() => useRenderedCount(520, 'november'));
    expect(result.current).toBe(12);
    const counts = Array.from({ length: 30 }, () => {
      nextFrame();
      return result.current;
    });
    const steps = counts.map((count, place) => count - (counts[place - 1] ?? 12));
    expect(Math.max(...steps)).toBeLessThanOrEqual(24);
    expect(counts.at(-1)).toBe(520);
  });

  it('starts again with other items', () => {
    const { result, rerender } = renderHook(({ what }) => useRenderedCount(520, what), {
      initialProps: { what: 'november' },
    });
    nextFrame();
    expect(result.current).toBe(36);
    rerender({ what: 'december' });
    expect(result.current).toBe(12);
  });

  it('is rendered whole at first where that is asked for', () => {
    const { result } = renderHook(() => useRenderedCount(520, 'november', true));
    expect(result.current).toBe(520);
  });
});
