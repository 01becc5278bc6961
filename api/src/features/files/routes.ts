import { notFound } from '../../core/errors/api-error';
import { serve, type AppServer } from '../../http/serve';

export function fileRoutes(app: AppServer): void {
  serve(app, 'GET /api/files/{id}', async ({ params, request, reply }) => {
    const file = await app.context.files.find(params.id);
    if (!file) throw notFound();
    const etag = `"${file.sha256}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable').type(file.mediaType);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    return app.context.files.read(file);
  });
}
