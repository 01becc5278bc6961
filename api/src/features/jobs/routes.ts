import { hasPermission } from '@park/domain';
import { pageRequest } from '../../core/listing/page-request';
import { serve, type ParkServer } from '../../http/serve';
import { readJob } from './job-detail';
import { listCompanyJobs, listJobs } from './job-list';

export function jobRoutes(app: ParkServer): void {
  const { configuration } = app.park;

  serve(app, 'GET /api/jobs/query', async ({ query, language }) =>
    listJobs(
      app.park,
      { filters: query.queryFilters ?? {}, text: query.queryText, sort: query.sort },
      pageRequest(query, configuration),
      language,
    ),
  );

  serve(app, 'GET /api/jobs/company', async ({ query, person, language }) => {
    const companyId =
      query.companyId !== undefined && hasPermission(person.role, 'Collaborator_ManageCompanyList')
        ? query.companyId
        : person.companyId;
    return listCompanyJobs(app.park, companyId, pageRequest(query, configuration), language);
  });

  serve(app, 'GET /api/jobs/{id}', async ({ params, language }) => readJob(app.park, params.id, language));
}
