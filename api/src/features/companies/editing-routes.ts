import type { AppContext } from '../../core/context/app-context';
import { serve, type AppServer } from '../../http/serve';
import { changeCompany, createCompany, enableCompany, setContracts } from './edit-company';
import { removeLogo, setLogo } from './manage-logo';
import { planExit, previewExit, settleExits } from './exit';
import { readManagedCompany } from './managed-company';
import { listManagedCompanies } from './managed-list';

export function companyEditingRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/companies/managed', async ({ language }) => ({
    items: await listManagedCompanies(context, language),
  }));
  serve(app, 'GET /api/companies/{id}/editing', ({ person, params }) =>
    readManagedCompany(context.database, person, params.id),
  );
  serve(app, 'POST /api/companies', ({ person, body }) => createCompany(context, person, body));
  serve(app, 'PUT /api/companies/{id}', ({ person, params, body }) => changeCompany(context, person, params.id, body));
  serve(app, 'PATCH /api/companies/{id}', ({ person, params, body }) =>
    enableCompany(context, person, params.id, body),
  );
  serve(app, 'PUT /api/companies/{id}/contracts', ({ person, params, body }) =>
    setContracts(context, person, params.id, body.contracts),
  );
  serve(app, 'PUT /api/companies/{id}/logo', ({ person, params, body }) => setLogo(context, person, params.id, body));
  serve(app, 'DELETE /api/companies/{id}/logo', ({ person, params }) => removeLogo(context, person, params.id));
  serve(app, 'GET /api/companies/{id}/departure', async ({ person, params, query }) => ({
    effects: await previewExit(context, person, params.id, query.leavesOn),
  }));
  serve(app, 'PUT /api/companies/{id}/departure', ({ person, params, body }) =>
    planExit(context, person, params.id, body.leavesOn),
  );
  serve(app, 'DELETE /api/companies/{id}/departure', ({ person, params }) =>
    planExit(context, person, params.id, null),
  );
}

/** Registers the exits of companies, after their last day; readers go by the day themselves. */
export function companyJobs(context: AppContext): void {
  context.jobs.repeat({ kind: 'companies.exit', schedule: '*/5 * * * *' }, ({ tx, now }) =>
    settleExits(tx, context, now),
  );
}
