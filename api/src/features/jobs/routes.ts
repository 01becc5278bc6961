import { hasPermission } from '@park/domain';
import { pageRequest } from '../../core/listing/page-request';
import { serve, serveShared, type AppServer } from '../../http/serve';
import { countJobView } from './edit-job';
import { jobEditingRoutes } from './editing-routes';
import { readJob } from './job-detail';
import { listCompanyJobs, listJobs } from './job-list';

export function jobRoutes(app: AppServer): void {
  const { configuration } = app.context;

  serveShared(app, 'GET /api/jobs/query', {
    viewOf: () => null,
    answer: ({ query, language }) =>
      listJobs(
        app.context,
        { filters: query.queryFilters ?? {}, text: query.queryText, sort: query.sort },
        pageRequest(query, configuration),
        language,
      ),
  });

  serve(app, 'GET /api/jobs/company', async ({ query, person, language }) => {
    const companyId =
      query.companyId !== undefined && hasPermission(person.role, 'Collaborator_ManageCompanyList')
        ? query.companyId
        : person.companyId;
    return listCompanyJobs(app.context, companyId, pageRequest(query, configuration), language);
  });

  serve(app, 'GET /api/jobs/{id}', async ({ params, language }) => {
    const job = await readJob(app.context, params.id, language);
    app.context.background.start('job view', () => countJobView(app.context, job.id));
    return job;
  });
  jobEditingRoutes(app);
}
