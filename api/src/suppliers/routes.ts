import { pageRequest } from '../listing/page-request';
import { serve, type ParkServer } from '../server/serve';
import { listSuppliers } from './supplier-list';
import { toggleVote } from './supplier-vote';

export function supplierRoutes(app: ParkServer): void {
  serve(app, 'GET /api/approved-suppliers/query', async ({ query, person, language }) =>
    listSuppliers(app.park, person, { categories: query.queryFilters?.category, text: query.queryText }, pageRequest(query, app.park.configuration), language),
  );

  serve(app, 'POST /api/approved-suppliers/{id}/vote', async ({ params, person }) => toggleVote(app.park, person, params.id));
}
