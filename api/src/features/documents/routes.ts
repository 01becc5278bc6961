import { notFound } from '../../core/errors/api-error';
import { serve, type AppServer } from '../../http/serve';
import { sendDocument } from './document-files';
import { guideKindOf, readOwnGuide } from './guides';
import {
  addTemplate,
  archiveTemplate,
  changeTemplate,
  findTemplateFile,
  findVersionFile,
  listTemplateVersions,
  managesTemplates,
  readTemplate,
  replaceTemplateFile,
  requireTemplateManager,
  restoreTemplate,
} from './manage-templates';
import { previewOf } from './preview';
import { readTemplateFile } from './template-file';
import { listTemplates } from './template-list';

export function documentRoutes(app: AppServer): void {
  const { context } = app;
  const { database, files } = context;

  serve(app, 'GET /api/templates/query', ({ query, person, language }) =>
    listTemplates(
      context,
      { text: query.queryText, categories: query.queryFilters?.category, isArchived: query.archived },
      managesTemplates(person),
      language,
    ),
  );
  serve(app, 'GET /api/templates/{id}/files/{language}', async ({ params, person, reply }) =>
    sendDocument(context, reply, await findTemplateFile(database, person, params.id, params.language), 'Templates'),
  );
  serve(app, 'GET /api/templates/{id}/files/{language}/preview', async ({ params, person }) => {
    const { fileId, mediaType } = await findTemplateFile(database, person, params.id, params.language);
    const stored = await files.find(fileId);
    const html = stored && (await previewOf(mediaType, await files.read(stored)));
    if (!html) throw notFound();
    return { html };
  });

  serve(app, 'POST /api/templates', async ({ person, body }) => {
    requireTemplateManager(person);
    return addTemplate(context, person, body);
  });
  serve(app, 'GET /api/templates/{id}', async ({ person, params }) => {
    requireTemplateManager(person);
    return readTemplate(context, params.id);
  });
  serve(app, 'PUT /api/templates/{id}', async ({ person, params, body }) => {
    requireTemplateManager(person);
    return changeTemplate(context, person, params.id, body);
  });
  serve(app, 'DELETE /api/templates/{id}', async ({ person, params }) => {
    requireTemplateManager(person);
    return archiveTemplate(context, person, params.id);
  });
  serve(app, 'POST /api/templates/{id}/restore', async ({ person, params }) => {
    requireTemplateManager(person);
    return restoreTemplate(context, person, params.id);
  });
  serve(app, 'PUT /api/templates/{id}/files/{language}', async ({ person, params, body }) => {
    requireTemplateManager(person);
    const file = await readTemplateFile(body);
    await context.virusScanner.requireClean(file.content);
    return replaceTemplateFile(context, person, params.id, params.language, file);
  });
  serve(app, 'GET /api/templates/{id}/versions', async ({ person, params, language }) => {
    requireTemplateManager(person);
    return listTemplateVersions(context, params.id, language);
  });
  serve(app, 'GET /api/templates/{id}/versions/{version}/files/{language}', async ({ person, params, reply }) => {
    requireTemplateManager(person);
    const file = await findVersionFile(database, params.id, params.version, params.language);
    return sendDocument(context, reply, file, 'Templates');
  });

  serve(app, 'GET /api/guides/own', ({ person, language }) => readOwnGuide(context, person, language));
  serve(app, 'GET /api/guides/own/address', async ({ person }) => {
    const kind = guideKindOf(person);
    return { path: kind && context.configuration.guidePaths[kind] };
  });
}
