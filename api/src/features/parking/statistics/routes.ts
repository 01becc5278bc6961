import { csvDownload, prefersCsv } from '../../../http/csv-download';
import { serve, type AppServer } from '../../../http/serve';
import { addDays, dayOf } from '../../../core/time/park-time';
import { readPeriod } from '../../statistics';
import { getParkingStatistics } from './parking-statistics';

/** The days before the last one that are shown by default. */
const defaultDays = 91;

export function parkingStatisticsRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/stats/parkshare', async ({ query, request, reply }) => {
    const zone = context.configuration.parkTimeZone;
    const to = query.to ?? dayOf(context.clock(), zone);
    const period = readPeriod({ from: query.from ?? addDays(to, -defaultDays), to }, context.clock(), zone);
    const found = await getParkingStatistics(context, period);
    reply.header('vary', 'accept');
    if (!prefersCsv(request)) return found;
    return csvDownload(
      reply,
      `parking-${period.from}-${period.to}.csv`,
      ['lot_id', 'lot', 'weekday', 'half', 'supply', 'booked', 'used', 'unmet'],
      found.cells.map(({ lotId, lot, weekday, half, supply, booked, used, unmet }) => [
        lotId,
        lot,
        weekday,
        half,
        supply,
        booked,
        used,
        unmet,
      ]),
    );
  });
}
