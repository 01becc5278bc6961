/**
 * The remotes' files. A file is served only when its version is public, or previewed by this browser, and when its ending is
 * one that builds may have. The media type and all security headers are set here: a remote's server decides none of them,
 * because its answers run on the portal's origin.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildMediaTypeOf } from '@park/contract/build-files';
import { BuildPath, BuildVersion } from '@park/contract/remote-build';
import { previewCookieName } from '@park/domain';
import { sendProblem } from '../http/problem';
import { hostCookieValue } from '../http/visitor';
import type { RegistrySource } from '../registry/registry-source';
import type { PreviewSource } from '../releases/previews';
import type { PublicVersionSource, Publicity } from '../releases/public-versions';

export interface RemoteFilesOptions {
  readonly registry: RegistrySource;
  readonly previews: PreviewSource;
  readonly publicVersions: PublicVersionSource;
  /** Until the remote's server has to begin to answer. One that hangs must not hold the browser's few connections. */
  readonly timeoutMs: number;
}

/** A file opened as a document has an origin of its own, loads nothing and runs nothing. Has no effect on a page's files. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";
/** Browsers show scripts and styles as text, so only a worker would have this policy. */
export const codePolicy = "default-src 'none'";

const isCode = (mediaType: string | null) => /^text\/(?:javascript|css)\b/.test(mediaType ?? '');

const passedHeaders = new Set([
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'etag',
  'last-modified',
  'vary',
]);

/** Nobody asks again whether a file has changed that never does. */
const neededHeaders = ({ 'cache-control': cacheControl }: IncomingHttpHeaders): ReadonlySet<string> =>
  cacheControl?.includes('immutable') ? immutableHeaders : passedHeaders;

const immutableHeaders = new Set([...passedHeaders].filter((name) => name !== 'etag' && name !== 'last-modified'));

/** A folder that begins with `~` is a further try of the browser under a fresh address; the file is the same. */
const retryFolder = /^~[^/]*\//;

export function registerRemoteFiles(app: FastifyInstance, options: RemoteFilesOptions): void {
  const { registry, previews, timeoutMs } = options;
  app.get('/_mf/:name/:version/*', async (request, reply) => {
    const { name, version, '*': rest } = request.params as { name: string; version: string; '*': string };
    const path = rest.replace(retryFolder, '');
    const mediaType = buildMediaTypeOf(path);
    reply.headers({
      'content-security-policy': isCode(mediaType) ? codePolicy : filePolicy,
      'x-content-type-options': 'nosniff',
    });
    // A worker would go on between the page and the network when the version is gone.
    if (request.headers['service-worker'] !== undefined) return sendMissing(reply);
    if (mediaType === null || !BuildPath.safeParse(path).success || !BuildVersion.safeParse(version).success)
      return sendMissing(reply);
    const publicity = await publicityFor(request, name, version, options);
    if (publicity === 'unpublished') return sendMissing(reply);
    const server = registry.current().servers.get(name) ?? previews.serverOf(name);
    if (publicity === 'unknown' || server === undefined) return sendUnavailable(reply);
    return reply.from(`${server}/${version}/${path}`, {
      timeout: timeoutMs,
      retryDelay: () => null,
      // Cookies and tokens of a visitor are none of a remote's server's business.
      rewriteRequestHeaders: ({ headers }) => ({
        ...pick(headers, ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range']),
        'x-request-id': String(request.id),
      }),
      rewriteHeaders: (headers) => ({
        ...pick(headers, publicity === 'public' ? neededHeaders(headers) : passedHeaders),
        'content-type': mediaType,
        // A cache between browser and shell must not serve a staged version to others.
        ...(publicity === 'previewed' ? { 'cache-control': 'private, no-cache' } : {}),
      }),
      onResponse: (_request, answer, response) => {
        const { statusCode } = answer as FastifyReply;
        if (statusCode === 200 || statusCode === 206 || statusCode === 304)
          return void answer.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
        (response as unknown as { stream: { destroy(): void } }).stream.destroy();
        for (const header of passedHeaders) answer.removeHeader(header);
        if (statusCode >= 500) sendUnavailable(answer as FastifyReply);
        else sendMissing(answer as FastifyReply);
      },
      onError: (failed, { error }) => {
        request.log.warn({ error: error.message, remote: name }, 'the server of a remote is not reachable');
        sendUnavailable(failed as FastifyReply);
      },
    });
  });
}

async function publicityFor(
  request: FastifyRequest,
  name: string,
  version: string,
  { registry, previews, publicVersions }: RemoteFilesOptions,
): Promise<Publicity | 'previewed'> {
  const preview = await previews.of(hostCookieValue(request.headers.cookie, previewCookieName));
  if (preview?.build.name === name && preview.build.version === version) return 'previewed';
  // The api is asked about remotes of the registry only, so nobody makes it search for made-up names.
  return registry.current().servers.has(name) ? publicVersions.of(name, version) : 'unpublished';
}

const withoutFile = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': filePolicy });

const sendMissing = (reply: FastifyReply) => sendProblem(withoutFile(reply), { status: 404, key: 'errors.notFound' });

const sendUnavailable = (reply: FastifyReply) =>
  sendProblem(withoutFile(reply), {
    status: 503,
    key: 'errors.unavailable',
    retryAfterSeconds: 5,
  });

const pick = <T>(headers: Readonly<Record<string, T>>, names: Iterable<string>): Record<string, T> =>
  Object.fromEntries([...names].flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
