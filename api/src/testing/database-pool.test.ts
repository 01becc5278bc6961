import { withUnreferencedTimers } from './database-pool';

describe('timers of an embedded database', () => {
  it('keep no process alive, nor do those that they set when they fire', async () => {
    const { first, second } = await new Promise<{ first: NodeJS.Timeout; second: NodeJS.Timeout }>((resolve) => {
      const first = withUnreferencedTimers(() =>
        setTimeout(() => resolve({ first, second: setTimeout(() => {}, 1) }), 0),
      );
    });
    expect([first.hasRef(), second.hasRef()]).toEqual([false, false]);
  });

  it('of anything else stay as they are', () => {
    withUnreferencedTimers(() => setTimeout(() => {}, 1));
    const timer = setTimeout(() => {}, 1);
    expect(timer.hasRef()).toBe(true);
    clearTimeout(timer);
  });
});
