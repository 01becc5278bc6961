import { createLoopWatch } from './loop-watch';

describe('the watch for loops', () => {
  const watchWith = () => {
    let commits = 0;
    const watch = createLoopWatch(() => commits);
    return { watch, second: (count: number) => ((commits += count), watch.tick()) };
  };

  it('notices a page that renders again and again for seconds, once', () => {
    const { second } = watchWith();
    expect([200, 200, 200, 200, 200].map(second)).toEqual([false, false, false, true, false]);
  });

  it('leaves a page alone that is busy for a moment, or only slowly', () => {
    const { second } = watchWith();
    expect([900, 10, 900, 900, 900, 0, 40, 40, 40, 40, 40].map(second)).not.toContain(true);
  });

  it('begins again when the reader does something', () => {
    const { watch, second } = watchWith();
    [200, 200, 200].map(second);
    watch.reset();
    expect(second(200)).toBe(false);
  });
});
