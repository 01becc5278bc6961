/** Administrators see what failed for good, and try it again or give it up. */
import type { AuditAction } from '@park/contract/audit-words';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { countJobs, deleteDeadJob, listDeadJobs, reviveJob } from '../../core/jobs/job-counts';
import type { Person } from '../../http/access/person';
import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';

export function backgroundJobRoutes(app: AppServer): void {
  const { database, clock } = app.context;
  const changed = (tx: Database, actor: Person, action: AuditAction, subjectId: string) =>
    recordAudit(tx, { at: clock(), actor, action, subjectKind: 'backgroundJob', subjectId, companyId: null });

  serve(app, 'GET /api/background-jobs', async () => {
    const { waiting, oldestDueAt } = await countJobs(database, clock());
    const dead = await listDeadJobs(database);
    return {
      waiting,
      oldestDueAt: oldestDueAt?.toISOString() ?? null,
      dead: dead.map(({ id, kind, attempts, lastError, createdAt, finishedAt }) => ({
        id,
        kind,
        attempts,
        problem: lastError ?? '',
        orderedAt: createdAt.toISOString(),
        failedAt: (finishedAt ?? createdAt).toISOString(),
      })),
    };
  });
  serve(app, 'POST /api/background-jobs/{id}/retry', ({ params, person }) =>
    database.transaction(async (tx) => {
      if (!(await reviveJob(tx, params.id, clock()))) throw notFound();
      await changed(tx, person, 'retried', params.id);
    }),
  );
  serve(app, 'DELETE /api/background-jobs/{id}', ({ params, person }) =>
    database.transaction(async (tx) => {
      if (!(await deleteDeadJob(tx, params.id))) throw notFound();
      await changed(tx, person, 'deleted', params.id);
    }),
  );
}
