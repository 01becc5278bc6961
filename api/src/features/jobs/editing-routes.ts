import { serve, type AppServer } from '../../http/serve';
import {
  archiveJob,
  changeJob,
  createJob,
  deleteJob,
  duplicateJob,
  extendJob,
  readManagedJob,
  restoreJob,
} from './edit-job';

export function jobEditingRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/jobs/{id}/editing', ({ person, params }) => readManagedJob(context, person, params.id));
  serve(app, 'POST /api/jobs', ({ person, body }) => createJob(context, person, body));
  serve(app, 'PUT /api/jobs/{id}', ({ person, params, body }) => changeJob(context, person, params.id, body));
  serve(app, 'DELETE /api/jobs/{id}', ({ person, params }) => deleteJob(context, person, params.id));
  serve(app, 'POST /api/jobs/{id}/archive', ({ person, params }) => archiveJob(context, person, params.id));
  serve(app, 'POST /api/jobs/{id}/restore', ({ person, params }) => restoreJob(context, person, params.id));
  serve(app, 'POST /api/jobs/{id}/extend', ({ person, params }) => extendJob(context, person, params.id));
  serve(app, 'POST /api/jobs/{id}/duplicate', ({ person, params }) => duplicateJob(context, person, params.id));
}
