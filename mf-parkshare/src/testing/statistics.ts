import type { ParkshareStatistics } from '@park/contract/parking-statistics';

const figures = { supply: 40, booked: 30, used: 28, unmet: 3 };
const lot = { lotId: 'north', lot: 'P1 North' };

export const parkshareStatistics = (): ParkshareStatistics => ({
  from: '2026-08-22',
  to: '2026-11-21',
  totals: { supply: 1400, booked: 1230, used: 1180, unmet: 42, noShows: 9, people: 77 },
  credits: { people: 310, pools: 420, park: 66, held: 18 },
  lots: [{ id: 'north', name: 'P1 North', ...figures }],
  cells: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { ...lot, weekday, half: 'am' as const, ...figures },
    { ...lot, weekday, half: 'pm' as const, ...figures, unmet: 0 },
  ]),
  unmet: [{ weekday: 1, half: 'am', count: 2 }],
  months: [
    { month: '2026-10', granted: 400, distributed: 300, paid: 280, returned: 20, earned: 240, expired: 12 },
    { month: '2026-11', granted: 400, distributed: 310, paid: 190, returned: 15, earned: 150, expired: 4 },
  ],
});
