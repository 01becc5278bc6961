/** Any service that speaks S3: path-style addresses, signature version 4. */
import { AwsClient } from 'aws4fetch';
import type { S3Configuration } from '../../core/configuration/release-configuration';
import type { ReleaseStore } from '../../core/files/release-store';
import { mediaTypeOf } from './media-type';

const timeoutMs = 30_000;

/** Immutable, for a version's folder never changes. The packed copy says so itself, a bucket does not negotiate. */
const headersOf = (path: string): Record<string, string> => ({
  'content-type': mediaTypeOf(path),
  'cache-control': 'public, max-age=31536000, immutable',
  ...(path.endsWith('.br') ? { 'content-encoding': 'br' } : {}),
});

/** Missing files are null, as in a folder; other failures of the service are thrown after further attempts. */
export function s3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  prefix,
}: S3Configuration): ReleaseStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 });
  const bucketAddress = `${endpoint}/${bucket}`;
  const addressOf = (key: string) => `${bucketAddress}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const keyOf = (remote: string, version: string, path = '') => `${prefix}${remote}/${version}/${path}`;

  async function call(
    method: string,
    address: string,
    body?: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await client.fetch(address, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: Buffer.from(body) } : {}),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(
        `the release store answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`,
      );
    return answer;
  }

  async function listKeys(base: string): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    let after: string | null = null;
    do {
      const query: string = new URLSearchParams({
        'list-type': '2',
        prefix: base,
        ...(after ? { 'continuation-token': after } : {}),
      }).toString();
      const text = await (await call('GET', `${bucketAddress}?${query}`)).text();
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = unescapeXml(/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '');
        if (key.startsWith(base))
          found.set(key.slice(base.length), Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0));
      }
      const next = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(text)?.[1];
      after = next ? unescapeXml(next) : null;
    } while (after);
    return found;
  }

  async function getFile(remote: string, version: string, path: string): Promise<Response | null> {
    const answer = await call('GET', addressOf(keyOf(remote, version, path)), undefined, {
      'accept-encoding': 'identity',
    });
    return answer.status === 404 ? null : answer;
  }

  return {
    list: (remote, version) => listKeys(keyOf(remote, version)),
    async write(remote, version, path, content) {
      const answer = await call('PUT', addressOf(keyOf(remote, version, path)), content, headersOf(path));
      if (answer.status === 404) throw new Error(`the release store has no bucket ${bucket}`);
    },
    async read(remote, version, path) {
      const answer = await getFile(remote, version, path);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    stream: async (remote, version, path) => (await getFile(remote, version, path))?.body ?? null,
    async remove(remote, version) {
      const base = keyOf(remote, version);
      for (const path of (await listKeys(base)).keys()) await call('DELETE', addressOf(base + path));
    },
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.startsWith('#x') ? `0x${name.slice(2)}` : name.slice(1)))
      : (entities[name] ?? whole),
  );
