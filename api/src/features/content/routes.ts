import { serve, type ParkServer } from '../../http/serve';
import { storePublicationImage } from './publication-image';

export function contentRoutes(app: ParkServer): void {
  serve(app, 'POST /api/publishing/images', async ({ body }) => storePublicationImage(app.park, body));
}
