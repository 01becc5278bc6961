import { feedMoment } from './feed-moment';

const zone = 'Europe/Zurich';

describe('moments of feeds', () => {
  it.each([
    ['Tue, 10 Mar 2026 08:00:00 GMT', '2026-03-10T08:00:00.000Z'],
    ['Tue, 10 Mar 2026 08:00:00 +0100', '2026-03-10T07:00:00.000Z'],
    ['10 Mar 26 08:00 UT', '2026-03-10T08:00:00.000Z'],
    ['Tue, 1 July 2026 08:00:00 CEST', '2026-07-01T06:00:00.000Z'],
    ['Tue, 10 Mar 2026 08:00:00 EST', '2026-03-10T13:00:00.000Z'],
    ['2026-03-10T08:00:00Z', '2026-03-10T08:00:00.000Z'],
    ['2026-03-10T08:00:00.123-03:30', '2026-03-10T11:30:00.000Z'],
    ['2024-02-29T08:00:00Z', '2024-02-29T08:00:00.000Z'],
    ['2026-07-01 08:00:00', '2026-07-01T06:00:00.000Z'],
    ['2026-03-10', '2026-03-09T23:00:00.000Z'],
    ['10 Mar 2026', '2026-03-09T23:00:00.000Z'],
  ])('are read from %s, by the park’s clock where no zone is named', (written, moment) => {
    expect(feedMoment(written, zone)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'yesterday',
    'week 12',
    '1',
    '30 Feb 2026 08:00:00 GMT',
    '2026-02-30T08:00:00Z',
    '2025-02-29',
    '10 Mar 2026 25:00:00 GMT',
    '10 Mar 2026 08:00:00 XYZ',
    '1969-12-31T00:00:00Z',
    '+275760-09-13T00:00:00Z',
  ])('are not made of “%s”', (written) => {
    expect(feedMoment(written, zone)).toBeNull();
  });
});
