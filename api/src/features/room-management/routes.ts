import { fileAddress } from '../../core/files/file-store';
import { readUploadedImage } from '../../core/images/uploaded-image';
import { serve, type AppServer } from '../../http/serve';
import { createClosures, liftClosure, listClosures, previewClosure } from './closures/closures';
import { setRoomParts } from './rooms/combine-rooms';
import { archiveRoom, changeRoom, createRoom, listManagedRooms } from './rooms/manage-rooms';
import { listQuotas, setQuota } from './rooms/quotas';
import { createRoomToken, listRoomTokens, revokeRoomToken } from './rooms/tokens';

export function roomManagementRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/managed', ({ language }) => listManagedRooms(context, language));
  serve(app, 'POST /api/rooms/managed', ({ person, language, body }) => createRoom(context, person, language, body));
  serve(app, 'PUT /api/rooms/managed/{id}', ({ person, language, params, body }) =>
    changeRoom(context, person, language, { ...body, id: params.id }),
  );
  serve(app, 'POST /api/rooms/managed/{id}/archive', ({ person, language, params, body }) =>
    archiveRoom(context, person, language, { ...body, id: params.id }),
  );
  serve(app, 'PUT /api/rooms/managed/{id}/parts', ({ person, language, params, body }) =>
    setRoomParts(context, person, language, { ...body, id: params.id }),
  );
  serve(app, 'POST /api/rooms/images', async ({ body }) => {
    const encoded = await readUploadedImage(body, 'covers');
    const imageId = await context.files.save({ ...encoded, audience: 'readers' });
    const { width, height } = encoded;
    return { imageId, image: { url: fileAddress(imageId) ?? '', alt: '', width, height } };
  });
  serve(app, 'GET /api/rooms/managed/{id}/tokens', ({ params }) => listRoomTokens(context, params.id));
  serve(app, 'POST /api/rooms/managed/{id}/tokens', ({ person, params, body }) =>
    createRoomToken(context, person, { ...body, roomId: params.id }),
  );
  serve(app, 'DELETE /api/rooms/tokens/{id}', ({ person, params }) => revokeRoomToken(context, person, params.id));
  serve(app, 'GET /api/rooms/quotas', () => listQuotas(context));
  serve(app, 'PUT /api/rooms/quotas/{companyId}/{contractId}', ({ person, params, body }) =>
    setQuota(context, person, { ...params, ...body }),
  );
  serve(app, 'GET /api/rooms/closures', async () => ({ items: await listClosures(context) }));
  serve(app, 'POST /api/rooms/closures/preview', ({ body }) => previewClosure(context, body));
  serve(app, 'POST /api/rooms/closures', ({ person, body }) => createClosures(context, person, body));
  serve(app, 'DELETE /api/rooms/closures/{id}', ({ person, params, query }) =>
    liftClosure(context, person, params.id, query.scope),
  );
}
