/** Pages that exist in the demo only: its mails, and what the links to other systems open. */
import path from 'node:path';
import { Role } from '@park/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../../core/errors/api-error';
import { preferredLanguage } from '../../http/language';
import type { AppServer } from '../../http/serve';
import { readMailHtml, renderMailList, renderMailPage } from './mails';
import { pagePolicy, renderPage } from './page';
import { renderTicketing } from './ticketing';

const systems: Record<string, string> = {
  'campus-card': 'Campus card',
  'scale-up': 'Scale-up programme',
  startups: 'Start-ups of the campus',
  newsletter: 'Newsletter',
  'campus-news': 'Campus news',
  fairmove: 'Fairmove',
  'second-parking': 'Second car park',
  'knova-files': 'KNOVA files',
};

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Registers pages that only the demo has; outside of the mode `demo` nothing. Mails are readable from this machine and
 * by administrators only, because they contain links that sign people in.
 */
export function demoRoutes(app: AppServer): void {
  const { configuration } = app.context;
  if (configuration.mode !== 'demo') return;
  const folder = path.join(configuration.dataDir, 'outbox');
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(html);

  /** Mails hold links that sign people in: only for this machine and for administrators. */
  async function requireReader(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isLoopback(request.ip)) return;
    const person = await app.authenticators.findPerson(request, reply);
    if (person?.role !== Role.SuperAdministrator) throw forbidden();
  }

  app.get('/api/demo/mails', { ...hidden, onRequest: requireReader }, async (_request, reply) =>
    send(reply, await renderMailList(folder)),
  );
  app.get<{ Params: { name: string } }>(
    '/api/demo/mails/:name',
    { ...hidden, onRequest: requireReader },
    async ({ params }, reply) => {
      const html = await renderMailPage(folder, params.name);
      if (html === null) throw notFound();
      return send(reply, html);
    },
  );
  app.get<{ Params: { name: string } }>(
    '/api/demo/mails/:name/html',
    { ...hidden, onRequest: requireReader },
    async ({ params }, reply) => {
      const html = await readMailHtml(folder, params.name);
      if (html === null) throw notFound();
      return send(reply, html);
    },
  );
  app.get<{ Querystring: { token?: string } }>('/api/demo/ticketing', hidden, async ({ query, headers }, reply) =>
    send(
      reply.header('vary', 'accept-language'),
      await renderTicketing(app, query.token, preferredLanguage(headers['accept-language'])),
    ),
  );
  app.get<{ Params: { system: string } }>('/api/demo/systems/:system', hidden, async ({ params }, reply) => {
    const name = Object.hasOwn(systems, params.system) ? systems[params.system] : undefined;
    if (name === undefined) throw notFound();
    return send(reply, renderPage(name, '<p>In a real park, the park’s own system opens here.</p>'));
  });
}
