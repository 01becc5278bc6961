/** The portal's icon, and the picture that link previews show for pages without one of their own. */
import type { FastifyInstance } from 'fastify';
import { iconSvg } from '../page/icon';
import { shareImage, shareImagePath } from '../page/share-image';

export function registerIcons(app: FastifyInstance): void {
  app.get('/icon.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(iconSvg),
  );
  app.get(shareImagePath, async (_request, reply) =>
    reply.type('image/png').header('cache-control', 'public, max-age=86400').send(shareImage),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 301));
}
