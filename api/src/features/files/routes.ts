import { notFound } from '../../core/errors/api-error';
import { serve, type AppServer } from '../../http/serve';
import { showsInPreview } from '../drafts';
import { isPublicationImage, mayReadImage } from './image-readers';

export function fileRoutes(app: AppServer): void {
  const { context } = app;
  const isInPreview = async (token: string | undefined, fileId: string): Promise<boolean> =>
    token !== undefined &&
    (await showsInPreview(context, token, fileId)) &&
    (await isPublicationImage(context, fileId));

  /** Documents have calls of their own: here they do not exist, whatever the caller's permissions. */
  serve(app, 'GET /api/files/{id}', async ({ params, query, person, request, reply }) => {
    const file = await context.files.find(params.id);
    if (file?.audience !== 'readers') throw notFound();
    const isPublic = await mayReadImage(context, null, file.id);
    if (
      !isPublic &&
      !(person && (await mayReadImage(context, person, file.id))) &&
      !(await isInPreview(query.preview, file.id))
    )
      throw notFound();
    const etag = `"${file.sha256}"`;
    reply
      .header('etag', etag)
      .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache')
      .type(file.mediaType);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    return context.files.read(file);
  });
}
