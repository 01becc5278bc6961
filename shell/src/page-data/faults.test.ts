import { countFaults, noFaults, readFaults, writeFaults } from './faults';

describe('faults in a cookie', () => {
  it('are parsed as they were written', () => {
    const faults = { remotes: { 'mf-directory': 'slow', 'mf-shuttle-bus': 'old' }, isSessionExpired: true } as const;
    expect(writeFaults(faults)).toBe('mf-directory.slow~mf-shuttle-bus.old~session.expired');
    expect(readFaults(writeFaults(faults))).toEqual(faults);
    expect(countFaults(faults)).toBe(3);
  });

  it.each([
    undefined,
    '',
    'nonsense',
    'mf-directory.exploding',
    'directory.slow',
    'mf-directory.slow.old',
    '__proto__.slow',
  ])('are none in %s', (value) => {
    expect(readFaults(value)).toEqual(noFaults);
  });
});
