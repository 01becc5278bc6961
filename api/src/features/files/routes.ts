import { notFound } from '../../core/errors/api-error';
import { serve, type ParkServer } from '../../http/serve';

export function fileRoutes(app: ParkServer): void {
  serve(app, 'GET /api/files/{id}', async ({ params, request, reply }) => {
    const file = await app.park.files.find(params.id);
    if (!file) throw notFound();
    const etag = `"${file.sha256}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable').type(file.mediaType);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    return app.park.files.read(file);
  });
}
