import { hasPermission } from '@park/domain';
import { pageRequest } from '../../core/listing/page-request';
import { serve, type AppServer } from '../../http/serve';
import { addSupplier, archiveSupplier, changeSupplier, readManagedSupplier, restoreSupplier } from './manage-suppliers';
import { listSuppliers } from './supplier-list';
import { changeVote } from './supplier-vote';

export function supplierRoutes(app: AppServer): void {
  const { context } = app;

  serve(app, 'GET /api/approved-suppliers/query', async ({ query, person, language }) =>
    listSuppliers(
      context,
      person,
      {
        categories: query.queryFilters?.category,
        text: query.queryText,
        archived: query.archived && hasPermission(person.role, 'Suppliers_Manage'),
        sort: query.sort,
      },
      pageRequest(query, context.configuration),
      language,
    ),
  );

  serve(app, 'POST /api/approved-suppliers', ({ person, body }) => addSupplier(context, person, body));
  serve(app, 'GET /api/approved-suppliers/{id}', ({ params }) => readManagedSupplier(context.database, params.id));
  serve(app, 'PUT /api/approved-suppliers/{id}', ({ params, person, body }) =>
    changeSupplier(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/approved-suppliers/{id}', ({ params, person }) =>
    archiveSupplier(context, person, params.id),
  );
  serve(app, 'POST /api/approved-suppliers/{id}/restore', ({ params, person }) =>
    restoreSupplier(context, person, params.id),
  );

  serve(app, 'POST /api/approved-suppliers/{id}/vote', ({ params, person, body }) =>
    changeVote(context, person, params.id, body.hasVoted),
  );
}
