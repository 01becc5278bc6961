import { serve, type AppServer } from '../../http/serve';
import { storePublicationImage } from './publication-image';

export function contentRoutes(app: AppServer): void {
  serve(app, 'POST /api/publishing/images', async ({ body }) => storePublicationImage(app.context, body));
}
