/** Files of the shell's builds: each keeps its name and content for ever, so nobody asks for it again. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** @param folders this and earlier builds, whose files open tabs still ask for */
export async function registerAssets(
  app: FastifyInstance,
  { folders, isDevelopment }: { folders: readonly string[]; isDevelopment: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...folders],
    prefix: '/assets/',
    preCompressed: true,
    wildcard: true,
    ...(isDevelopment
      ? { cacheControl: false }
      : { immutable: true, maxAge: '1y', etag: false, lastModified: false, acceptRanges: false }),
    setHeaders: (reply, file) => {
      reply.setHeader('vary', 'accept-encoding');
      if (/\.m?js(\.br)?$/.test(file)) reply.setHeader('content-type', 'text/javascript; charset=utf-8');
    },
  });
}

/** Whether an answer is the same for everybody and for a year; it belongs to no request then. */
export const isImmutable = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').includes('immutable');
