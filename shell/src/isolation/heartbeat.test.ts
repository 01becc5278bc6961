import { createHeartbeat } from './heartbeat';

const running = { remote: 'mf-test', version: '2' };

describe('the heartbeat', () => {
  const heartbeatWith = () => {
    let now = 0;
    const heartbeat = createHeartbeat(() => now);
    return { heartbeat, after: (ms: number) => ((now += ms), heartbeat.look()) };
  };

  it('tells once of the version that blocks the page', () => {
    const { heartbeat, after } = heartbeatWith();
    heartbeat.beat(running);
    expect([1_000, 1_000, 1_000, 1_000].map(after)).toEqual([null, null, null, null]);
    expect([after(1_000), after(1_000)]).toEqual([running, null]);
  });

  it('says nothing while the page answers, is hidden, or the machine has slept', () => {
    const { heartbeat, after } = heartbeatWith();
    for (let second = 0; second < 10; second += 1) {
      heartbeat.beat(running);
      expect(after(1_000)).toBeNull();
    }
    expect(after(3_600_000)).toBeNull();
    heartbeat.beat(null);
    expect([2_000, 2_000, 2_000].map(after)).toEqual([null, null, null]);
  });
});
