/** A proxy in front of the api: responds as a journey defines, and forwards everything else. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally';

export interface RecordedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface ApiProxy {
  readonly origin: string;
  /** Requests for the paths that the journey responds to. */
  readonly requests: readonly RecordedRequest[];
  stop(): void;
}

/** @param answers path → body of a 200, or null for 204 */
export async function startApiProxy(answers: Readonly<Record<string, unknown>>): Promise<ApiProxy> {
  const requests: RecordedRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '/';
    if (path in answers) {
      requests.push({ path, authorization: request.headers.authorization, body: body.toString() });
      const own = answers[path];
      if (own === null) return void response.writeHead(204).end();
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const passed = await fetch(`${process.env['PORTAL_API'] ?? ''}${path}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    response.writeHead(passed.status, {
      'content-type': passed.headers.get('content-type') ?? 'application/json',
      'set-cookie': passed.headers.getSetCookie(),
    });
    response.end(Buffer.from(await passed.arrayBuffer()));
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
