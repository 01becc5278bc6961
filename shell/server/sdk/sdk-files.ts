/**
 * The packages that area teams install, as an address for npm: `@park:registry=https://portal.park.example/_sdk/`. A
 * package is a folder with `<version>.json` and `<version>.tgz` for each version; neither ever changes.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../http/problem';

export interface SdkOptions {
  /** Null: this portal offers no packages. */
  readonly folder: string | null;
  readonly originOf: (request: FastifyRequest) => string;
}

const PackedVersion = z.looseObject({
  name: z.string(),
  version: z.string(),
  packedAt: z.string(),
  dist: z.object({ integrity: z.string(), shasum: z.string() }),
});

const packagePath = /^@park(?:\/|%2f)([a-z][a-z-]*)$/i;
const filePath = /^@park\/([a-z][a-z-]*)\/-\/([\w.-]+)\.tgz$/;

export function registerSdk(app: FastifyInstance, { folder, originOf }: SdkOptions): void {
  app.get('/_sdk/*', async (request, reply) => {
    const asked = (request.params as { '*': string })['*'];
    const [, name] = packagePath.exec(asked) ?? [];
    if (folder !== null && name) return sendPackage(reply, { folder, name, origin: originOf(request) });
    const [, owner, version] = filePath.exec(asked) ?? [];
    if (folder !== null && owner && version) return sendFile(reply, path.join(folder, owner, `${version}.tgz`));
    return sendMissing(reply);
  });
}

/** What npm calls a packument: every version with the address and the hash of its file. */
async function sendPackage(
  reply: FastifyReply,
  { folder, name, origin }: { folder: string; name: string; origin: string },
): Promise<FastifyReply> {
  const place = path.join(folder, name);
  if (!existsSync(place)) return sendMissing(reply);
  const files = (await readdir(place)).filter((file) => file.endsWith('.json'));
  const versions = await Promise.all(
    files.map(async (file) => PackedVersion.parse(JSON.parse(await readFile(path.join(place, file), 'utf8')))),
  );
  const newest = versions.sort((one, other) => (one.packedAt < other.packedAt ? -1 : 1)).at(-1);
  if (!newest) return sendMissing(reply);
  return reply.header('cache-control', 'no-cache').send({
    name: newest.name,
    'dist-tags': { latest: newest.version },
    versions: Object.fromEntries(
      versions.map(({ packedAt: _packedAt, dist, ...manifest }) => [
        manifest.version,
        {
          ...manifest,
          dist: { ...dist, tarball: `${origin}/_sdk/${newest.name}/-/${manifest.version}.tgz` },
        },
      ]),
    ),
    time: Object.fromEntries(versions.map(({ version, packedAt }) => [version, packedAt])),
  });
}

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  if (!existsSync(file)) return sendMissing(reply);
  return reply
    .type('application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(await readFile(file));
}

const sendMissing = (reply: FastifyReply) =>
  sendProblem(reply.header('cache-control', 'no-store'), { status: 404, key: 'errors.notFound' });
