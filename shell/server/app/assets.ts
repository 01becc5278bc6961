/** Files of the shell's builds: each keeps its name and content for ever, so nobody asks for it again. */
import { statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** @param folders this and earlier builds, whose files open tabs still ask for */
export async function registerAssets(
  app: FastifyInstance,
  { folders, isDevelopment }: { folders: readonly string[]; isDevelopment: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...folders],
    serve: false,
    preCompressed: true,
    ...(isDevelopment
      ? { cacheControl: false }
      : { immutable: true, maxAge: '1y', etag: false, lastModified: false, acceptRanges: false }),
    setHeaders: (reply, file) => {
      reply.setHeader('vary', 'accept-encoding');
      if (/\.m?js(\.br)?$/.test(file)) reply.setHeader('content-type', 'text/javascript; charset=utf-8');
    },
  });
  const folderOf = createFolderSearch(folders);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    const folder = folderOf(file);
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder);
  });
}

/**
 * Finds the folder that has a file. The plugin itself, given several folders, finds a file without a compressed copy (the
 * font, pictures) in the last of them only.
 */
function createFolderSearch(folders: readonly string[]): (file: string) => string | undefined {
  const found = new Map<string, string>();
  return (file) => {
    const folder = found.get(file) ?? folders.find((each) => isFileIn(each, file));
    if (folder !== undefined) found.set(file, folder);
    return folder;
  };
}

/** A file has one name: what is found is remembered, and others (`checks/../a.js`) would fill the memory. */
function isFileIn(folder: string, file: string): boolean {
  const place = path.join(folder, file);
  try {
    return place === folder + path.sep + file && statSync(place).isFile();
  } catch {
    // Missing, or a name that no file can have.
    return false;
  }
}

/** Whether an answer is the same for everybody and for a year; it belongs to no request then. */
export const isImmutable = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').includes('immutable');
