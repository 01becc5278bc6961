import { hasPermission } from '@park/domain';
import { pageRequest } from '../../core/listing/page-request';
import { serve, type ParkServer } from '../../http/serve';
import { addSupplier, archiveSupplier, changeSupplier, readManagedSupplier, restoreSupplier } from './manage-suppliers';
import { listSuppliers } from './supplier-list';
import { toggleVote } from './supplier-vote';

export function supplierRoutes(app: ParkServer): void {
  const { park } = app;

  serve(app, 'GET /api/approved-suppliers/query', async ({ query, person, language }) =>
    listSuppliers(
      park,
      person,
      {
        categories: query.queryFilters?.category,
        text: query.queryText,
        archived: query.archived && hasPermission(person.role, 'Suppliers_Manage'),
        sort: query.sort,
      },
      pageRequest(query, park.configuration),
      language,
    ),
  );

  serve(app, 'POST /api/approved-suppliers', ({ person, body }) => addSupplier(park, person, body));
  serve(app, 'GET /api/approved-suppliers/{id}', ({ params }) => readManagedSupplier(park.database, params.id));
  serve(app, 'PUT /api/approved-suppliers/{id}', ({ params, person, body }) =>
    changeSupplier(park, person, params.id, body),
  );
  serve(app, 'DELETE /api/approved-suppliers/{id}', ({ params, person }) => archiveSupplier(park, person, params.id));
  serve(app, 'POST /api/approved-suppliers/{id}/restore', ({ params, person }) =>
    restoreSupplier(park, person, params.id),
  );

  serve(app, 'POST /api/approved-suppliers/{id}/vote', async ({ params, person }) =>
    toggleVote(park, person, params.id),
  );
}
