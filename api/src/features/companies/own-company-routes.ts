import { ApiError } from '../../core/errors/api-error';
import { pageRequest } from '../../core/listing/page-request';
import { serve, type AppServer } from '../../http/serve';
import { listPeople, readIdentity } from '../users';

export function ownCompanyRoutes(app: AppServer): void {
  const { database, configuration } = app.context;

  serve(app, 'GET /api/companies/company', async ({ person }) => {
    const identity = await readIdentity(app.context, person.id, person.hasPasskey);
    if (!identity) throw new ApiError(401, 'errors.auth.required');
    return identity.company;
  });

  serve(app, 'GET /api/companies/employees', ({ person, query }) =>
    listPeople(
      database,
      person,
      { companyIds: [query.companyId ?? person.companyId] },
      pageRequest(query, configuration),
    ),
  );
}
