import { csvDownload, prefersCsv } from '../../http/csv-download';
import { serve, type AppServer } from '../../http/serve';
import { addDays, dayOf, monthOf } from '../../core/time/park-time';
import { jobStatistics } from './job-statistics';
import { readPeriod, type Period } from './period';
import { roomStatistics } from './room-statistics';
import { supplierStatistics } from './supplier-statistics';

const startOfPreviousMonth = (day: string): string => monthOf(addDays(monthOf(day).first, -1)).first;

export function statisticsRoutes(app: AppServer): void {
  const { context } = app;
  const periodOf = (query: { from?: string | undefined; to?: string | undefined }) =>
    readPeriod(query, context.clock(), context.configuration.parkTimeZone);
  const fileName = (what: string, { from, to }: Period) => `${what}-${from}-${to}.csv`;

  serve(app, 'GET /api/stats/suppliers', async ({ query, language, request, reply }) => {
    const period = periodOf(query);
    const found = await supplierStatistics(context, period, language);
    reply.header('vary', 'accept, accept-language');
    if (!prefersCsv(request)) return found;
    return csvDownload(
      reply,
      fileName('suppliers', period),
      ['id', 'name', 'category', 'category_label', 'listed_on', 'votes_in_period', 'votes'],
      found.suppliers.map(({ id, name, category, categoryLabel, listedOn, votes, allVotes }) => [
        id,
        name,
        category,
        categoryLabel,
        listedOn,
        votes,
        allVotes,
      ]),
    );
  });

  serve(app, 'GET /api/stats/rooms', async ({ query, request, reply }) => {
    const zone = context.configuration.parkTimeZone;
    const period = periodOf({
      ...query,
      from: query.from ?? startOfPreviousMonth(query.to ?? dayOf(context.clock(), zone)),
    });
    const found = await roomStatistics(context, period);
    reply.header('vary', 'accept');
    if (!prefersCsv(request)) return found;
    return csvDownload(
      reply,
      fileName('rooms', period),
      [
        'room_id',
        'room',
        'building',
        'seats',
        'open_minutes',
        'booked_minutes',
        'used_minutes',
        'bookings',
        'with_check_in',
        'missed',
        'seat_use',
        'refused',
      ],
      found.rooms.map((room) => [
        room.id,
        room.name,
        room.building,
        room.capacity,
        room.openMinutes,
        room.bookedMinutes,
        room.usedMinutes,
        room.bookings,
        room.withCheckIn,
        room.missed,
        room.seatUse ?? '',
        room.refusals,
      ]),
    );
  });

  serve(app, 'GET /api/stats/jobs', async ({ query, language, request, reply }) => {
    const period = periodOf(query);
    const found = await jobStatistics(context, period, language);
    reply.header('vary', 'accept, accept-language');
    if (!prefersCsv(request)) return found;
    return csvDownload(
      reply,
      fileName('jobs', period),
      ['company_id', 'company', 'published_in_period', 'open_at_end'],
      found.companies.map(({ id, name, published, open }) => [id, name, published, open]),
    );
  });
}
