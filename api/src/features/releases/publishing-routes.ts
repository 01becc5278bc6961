import { serve, type AppServer } from '../../http/serve';
import { beginVersion, completeVersion, putFile, type Publishing } from './publishing';
import { shipperOf } from './shipper';

export function publishingRoutes(app: AppServer): void {
  const publishing: Publishing = { ...app.context, store: app.context.releaseStore };

  serve(app, 'POST /api/releases/{remote}/versions', ({ params, body, ...caller }) =>
    beginVersion(publishing, params.remote, body, shipperOf(caller)),
  );
  serve(app, 'PUT /api/releases/{remote}/versions/{version}/files', ({ params, query, body }) =>
    putFile(publishing, { ...params, path: query.path }, { content: body, encoding: query.encoding }),
  );
  serve(app, 'POST /api/releases/{remote}/versions/{version}/complete', ({ params, query, ...caller }) =>
    completeVersion(publishing, { ...params, isCheckedNow: query.browserCheck !== 'later' }, shipperOf(caller)),
  );
}
