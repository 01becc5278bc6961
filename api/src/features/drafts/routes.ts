import { serve, type AppServer } from '../../http/serve';
import { discardDraft, listDrafts, readDraft, saveDraft, startDraft } from './drafts';
import { createPreview, readPreview } from './previews';

export function draftRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/publishing/drafts', ({ person, query, language }) =>
    listDrafts(context, person, query, language),
  );
  serve(app, 'POST /api/publishing/drafts', ({ person, body }) => startDraft(context, person, body));
  serve(app, 'GET /api/publishing/drafts/{id}', ({ person, params }) => readDraft(context, person, params.id));
  serve(app, 'PUT /api/publishing/drafts/{id}', ({ person, params, body }) =>
    saveDraft(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/publishing/drafts/{id}', ({ person, params }) => discardDraft(context, person, params.id));
  serve(app, 'POST /api/publishing/drafts/{id}/preview', ({ person, params }) =>
    createPreview(context, person, params.id),
  );
  serve(app, 'GET /api/publishing/previews/{token}', ({ params, language }) =>
    readPreview(context, params.token, language),
  );
}
