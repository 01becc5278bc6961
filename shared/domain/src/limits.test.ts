import {
  maxFetchAllItems,
  maxPageSize,
  maxUploadBytes,
  minAgeYears,
  defaultPageSize,
  isAllowedUploadSize,
} from './limits';
import fc from 'fast-check';

describe('limits', () => {
  it('are the agreed numbers (CONST-03 to CONST-05, MISS-14)', () => {
    expect({ maxUploadBytes, minAgeYears, defaultPageSize, maxPageSize, maxFetchAllItems }).toEqual({
      maxUploadBytes: 2 * 1024 * 1024,
      minAgeYears: 18,
      defaultPageSize: 10,
      maxPageSize: 100,
      maxFetchAllItems: 10_000,
    });
  });

  it.each([
    [0, true],
    [1, true],
    [2_000_000, true],
    [2_097_151, true],
    [2_097_152, true],
    [2_097_153, false],
    [-1, false],
    [NaN, false],
    [Infinity, false],
    [1.5, false],
  ])('AMB-57: %p bytes: %p', (bytes, allowed) => {
    expect(isAllowedUploadSize(bytes)).toBe(allowed);
  });

  it('refuses what is not a number', () => {
    for (const value of ['12', null, undefined, {}])
      expect(isAllowedUploadSize(value as unknown as number)).toBe(false);
  });

  it('allows whole sizes up to the maximum and no other', () => {
    fc.assert(fc.property(fc.nat({ max: 5_000_000 }), (bytes) => isAllowedUploadSize(bytes) === bytes <= 2_097_152));
  });
});
