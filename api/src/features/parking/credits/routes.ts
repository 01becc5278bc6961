import { retryTransaction } from '../../../core/database/retry-transaction';
import { serve, type AppServer } from '../../../http/serve';
import { getParkingBalance } from './balance';
import { companyOf, getCompanyCredits } from './company-credits';
import { distributeCredits } from './distribute';
import { listLines } from './lines';
import { setPersonMonthly, setTerms } from './terms';

export function creditRoutes(app: AppServer): void {
  const { context } = app;
  const { database } = context;
  serve(app, 'GET /api/parking/credits', async ({ person, query }) => ({
    ...(await listLines(database, { person: person.id }, query)),
    parkshareCredits: await getParkingBalance(database, person.id),
  }));
  serve(app, 'GET /api/parking/credits/company', ({ person, query }) =>
    getCompanyCredits(context, person, companyOf(person, query.companyId)),
  );
  serve(app, 'GET /api/parking/credits/company/lines', ({ person, query: { companyId, ...page } }) =>
    listLines(database, { pool: companyOf(person, companyId) }, page),
  );
  serve(app, 'POST /api/parking/credits/distribute', async ({ person, body }) => {
    const { companyId: named, ...distribution } = body;
    const companyId = companyOf(person, named);
    await retryTransaction(database, (transaction) =>
      distributeCredits(transaction, { ...distribution, companyId, actorId: person.id, at: context.clock() }),
    );
    return getCompanyCredits(context, person, companyId);
  });
  serve(app, 'PUT /api/parking/credits/monthly', async ({ person, body }) => {
    await setPersonMonthly(context, person, body.personMonthly);
    return getCompanyCredits(context, person, person.companyId);
  });
  serve(app, 'PUT /api/parking/companies/{id}/terms', async ({ person, params, body }) => {
    await setTerms(context, person, params.id, body);
    return getCompanyCredits(context, person, params.id);
  });
}
