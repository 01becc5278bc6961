/** Reloads open pages after a build. Registered only in development. */
import type { FastifyInstance } from 'fastify';

const script = `
let seen;
const source = new EventSource('/_dev/builds');
source.onmessage = ({ data }) => {
  if (seen !== undefined && seen !== data) location.reload();
  seen = data;
};
`;

export function registerReload(app: FastifyInstance, revision: () => string): void {
  app.get('/_dev/reload.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
  app.get('/_dev/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let sent = '';
    const timer = setInterval(() => {
      const current = hashOf(revision());
      if (current === sent) return;
      sent = current;
      reply.raw.write(`data: ${current}\n\n`);
    }, 200);
    request.raw.on('close', () => clearInterval(timer));
  });
}

/** Only has to differ between builds. */
function hashOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}
