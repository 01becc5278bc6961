import type { AppContext } from '../../core/context/app-context';
import { pageRequest } from '../../core/listing/page-request';
import { dayOf } from '../../core/time/park-time';
import { csvDownload } from '../../http/csv-download';
import { serve, type AppServer } from '../../http/serve';
import { decideAccess, describeGranters, listAccessRequests, requestAccess } from './access-requests';
import { auditColumns, deleteOldEntries, exportAudit, listAudit } from './audit';
import { getOverview } from './overview';
import { listOffers, listTasks } from './tasks';
import { recordVisit } from './visits';

export function portalRoutes(app: AppServer): void {
  const { context } = app;

  serve(app, 'GET /api/portal/tasks', async ({ person }) => ({
    offers: await listOffers(context, person),
    items: await listTasks(context, person),
  }));

  serve(app, 'GET /api/portal/overview', ({ person, language }) => getOverview(context, person, language));
  serve(app, 'POST /api/portal/visits', ({ person }) => recordVisit(context, person));

  serve(app, 'GET /api/access-requests/granters', ({ person, query }) =>
    describeGranters(context, person, query.permission),
  );
  serve(app, 'POST /api/access-requests', ({ person, body }) => requestAccess(context, person, body));
  serve(app, 'GET /api/access-requests', ({ person }) => listAccessRequests(context, person));
  serve(app, 'POST /api/access-requests/{id}/decision', ({ person, params, body }) =>
    decideAccess(context, person, params.id, body.role),
  );

  serve(app, 'GET /api/audit', ({ person, query }) =>
    listAudit(context, person, query, pageRequest({ ...query, fetchAll: false }, context.configuration)),
  );
  serve(app, 'GET /api/audit/export', async ({ person, query, reply }) =>
    csvDownload(
      reply,
      `audit-${dayOf(context.clock(), context.configuration.parkTimeZone)}.csv`,
      auditColumns,
      exportAudit(context, person, query),
    ),
  );
}

/** Each night deletes entries of the audit trail that are older than they are kept. */
export function portalJobs(context: AppContext): void {
  context.jobs.repeat({ kind: 'audit.deleteOld', schedule: '40 3 * * *' }, ({ tx, now }) => deleteOldEntries(tx, now));
}
