import { csvDownload, prefersCsv } from '../../http/csv-download';
import { serve, type AppServer } from '../../http/serve';
import { jobStatistics } from './job-statistics';
import { readPeriod, type Period } from './period';
import { supplierStatistics } from './supplier-statistics';

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
