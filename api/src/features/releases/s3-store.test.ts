/** The S3 store against a small server of the same protocol, which checks every signature by itself. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { s3Store } from './s3-store';

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of tests' };
const region = 'eu-test-1';
const pageSize = 2;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** AWS signature version 4, worked out from the request as it came. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const found =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})/.exec(
      request.headers.authorization ?? '',
    );
  if (!found) return false;
  const [, id, day = '', where, signedHeaders = '', signature] = found;
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, payload].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return id === keys.accessKeyId && where === region && hmac(key, text).toString('hex') === signature;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('the S3 store', () => {
  const objects = new Map<string, { content: Buffer; type: string | undefined; encoding: string | undefined }>();
  let server: Server;
  let endpoint = '';
  let failures = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', endpoint);
        const body = Buffer.concat(chunks);
        const [, bucket, ...rest] = url.pathname.split('/');
        const key = decodeURIComponent(rest.join('/'));
        if (failures > 0) {
          failures -= 1;
          return void response.writeHead(503).end();
        }
        if (!isSigned(request, url, body))
          return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
        if (bucket !== 'builds') return void response.writeHead(404).end();
        if (request.method === 'PUT')
          objects.set(key, {
            content: body,
            type: request.headers['content-type'],
            encoding: request.headers['content-encoding'],
          });
        if (request.method === 'DELETE') objects.delete(key);
        if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
        if (key !== '') {
          const found = objects.get(key);
          return void response.writeHead(found ? 200 : 404).end(found?.content);
        }
        const prefix = url.searchParams.get('prefix') ?? '';
        const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
        const start = Number(url.searchParams.get('continuation-token') ?? 0);
        const page = names
          .slice(start, start + pageSize)
          .map(
            (name) =>
              `<Contents><Key>${escaped(name)}</Key><Size>${objects.get(name)?.content.length ?? 0}</Size></Contents>`,
          );
        const next =
          start + pageSize < names.length ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>` : '';
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<ListBucketResult>${page.join('')}${next}</ListBucketResult>`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => server.close());

  const store = (changed: Partial<Parameters<typeof s3Store>[0]> = {}) =>
    s3Store({ endpoint, bucket: 'builds', region, prefix: 'park/', ...keys, ...changed });

  it('keeps files under remote, version and path, labelled for browsers', async () => {
    await store().write('mf-a', '1.0.0', 'entry.js', Buffer.from('entry'));
    await store().write('mf-a', '1.0.0', 'entry.js.br', Buffer.from('packed'));
    await store().write('mf-a', '1.0.0', 'deep/a+b@2.css', Buffer.from('css'));
    await store().write('mf-a', '1.0.00', 'other.js', Buffer.from('another version'));
    expect([...(await store().list('mf-a', '1.0.0'))].sort()).toEqual([
      ['deep/a+b@2.css', 3],
      ['entry.js', 5],
      ['entry.js.br', 6],
    ]);
    expect(Buffer.from((await store().read('mf-a', '1.0.0', 'deep/a+b@2.css')) ?? []).toString()).toBe('css');
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await store().stream('mf-a', '1.0.0', 'deep/a+b@2.css')) ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('css');
    expect(objects.get('park/mf-a/1.0.0/entry.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      encoding: undefined,
    });
    expect(objects.get('park/mf-a/1.0.0/entry.js.br')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      encoding: 'br',
    });
  });

  it('knows what is not there', async () => {
    expect(await store().read('mf-a', '1.0.0', 'nothing.js')).toBeNull();
    expect(await store().stream('mf-a', '1.0.0', 'nothing.js')).toBeNull();
    expect((await store().list('mf-z', '1.0.0')).size).toBe(0);
  });

  it('removes a version and no other', async () => {
    await store().remove('mf-a', '1.0.0');
    expect([...objects.keys()]).toEqual(['park/mf-a/1.0.00/other.js']);
    await store().remove('mf-a', '1.0.0');
  });

  it('tries again when the service stumbles', async () => {
    failures = 2;
    await store().write('mf-b', '1.0.0', 'entry.js', Buffer.from('entry'));
    expect(objects.has('park/mf-b/1.0.0/entry.js')).toBe(true);
  });

  it('says when key or bucket are wrong', async () => {
    await expect(
      store({ secretAccessKey: 'another' }).write('mf-a', '1.0.0', 'a.js', Buffer.from('x')),
    ).rejects.toThrow('the release store answered 403 to PUT');
    await expect(store({ bucket: 'elsewhere' }).write('mf-a', '1.0.0', 'a.js', Buffer.from('x'))).rejects.toThrow(
      'the release store has no bucket elsewhere',
    );
  });
});
