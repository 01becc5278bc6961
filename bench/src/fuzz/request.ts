/** One request: a call of the document with values for its parameters and body, sometimes broken as a whole. */
import type { FuzzedCall } from './openapi';
import { textFor, valueFor, type Making } from './values';

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream', 'a/b'];
const brokenPaths = [
  '/api/%zz',
  '/api/%',
  '/api//',
  '/api/%00',
  '/api/\u00e9%ff',
  '/api/a%2fb',
  '/_mf/%zz/1/x.js',
  '/%',
];

function encoded(text: string, { random }: Making): string {
  if (random.isOnceIn(60)) return '%zz';
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80';
  }
}

function pathOf({ path, operation }: FuzzedCall, making: Making): string {
  const { random } = making;
  if (random.isOnceIn(200)) return random.pick(brokenPaths);
  const filled = path.replaceAll(/\{(\w+)\}/g, () => encoded(textFor(making), making) || 'x');
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && (parameter.required || random.isOnceIn(2)))
    .map(({ name, schema }) => {
      const value = valueFor(schema, making);
      return `${name}=${encoded(typeof value === 'object' ? JSON.stringify(value) : String(value), making)}`;
    });
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

export function requestFor(call: FuzzedCall, making: Making): FuzzedRequest {
  const { random } = making;
  const path = pathOf(call, making);
  const content = call.operation.requestBody?.content;
  const [type = 'application/json', described] = Object.entries(content ?? {})[0] ?? [];
  if (!content || call.method === 'GET') return { method: call.method, path, headers: {}, body: undefined };
  const headers: Record<string, string> = { 'content-type': random.isOnceIn(20) ? random.pick(types) : type };
  if (random.isOnceIn(10)) headers['idempotency-key'] = textFor(making).replaceAll(/[^\x21-\x7e]/g, 'x') || 'x';
  const made = valueFor(described?.schema, making);
  const body = type.includes('json') ? (JSON.stringify(made) ?? 'undefined') : textFor(making);
  const sent = random.isOnceIn(30) ? body.slice(0, random.below(body.length + 1)) : body;
  return { method: call.method, path, headers, body: random.isOnceIn(3_000) ? Buffer.alloc(30_000_000) : sent };
}
