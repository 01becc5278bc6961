import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../core/audit/trail';
import { notFound } from '../../core/errors/api-error';
import { pageRequest } from '../../core/listing/page-request';
import { serve, type AppServer } from '../../http/serve';
import { listReleaseAudit } from './audit';
import { checkRoutes } from './check-routes';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens';
import { pin, promote, rollBack, startCanary, stopCanary } from './moves';
import { takeOutcomes } from './outcomes';
import { createPreview, readPreview } from './previews';
import { publishingRoutes } from './publishing-routes';
import { redeploy } from './redeploy';
import { listPublicVersions, readRegistry, registryRevision } from './registry-view';
import { shipperOf } from './shipper';
import { readOneStatus, readStatus } from './status';
import { disable, enable, unpublish } from './switch-off';
import { sweepVersions } from './sweep';

export function releaseRoutes(app: AppServer): void {
  // A scope of its own: only here a body may be bytes.
  void app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    publishingRoutes(scope);
  });
  checkRoutes(app);
  registryRoutes(app);
  moveRoutes(app);
  tokenRoutes(app);
}

function registryRoutes(app: AppServer): void {
  const { context } = app;
  const { database, configuration } = context;

  serve(app, 'GET /api/releases/registry', async ({ request, reply }) => {
    reply.header('cache-control', 'no-cache');
    const asked = request.headers['if-none-match'];
    if (asked !== undefined && asked === `"${await registryRevision(database, configuration.releases)}"`) {
      reply.header('etag', asked).code(304);
      // No body: `serve` answers the status alone.
      return undefined as never;
    }
    const registry = await readRegistry(database, configuration.releases);
    reply.header('etag', `"${registry.revision}"`);
    return registry;
  });

  serve(app, 'GET /api/releases', async () => ({
    revision: await registryRevision(database, configuration.releases),
    remotes: await readStatus(context),
  }));
  serve(app, 'GET /api/releases/audit', ({ query }) =>
    listReleaseAudit(database, query.remote, pageRequest(query, configuration)),
  );
  serve(app, 'GET /api/releases/{remote}/audit', ({ params, query }) =>
    listReleaseAudit(database, params.remote, pageRequest(query, configuration)),
  );
  serve(app, 'GET /api/releases/{remote}/public-versions', ({ params }) => listPublicVersions(database, params.remote));
  serve(app, 'GET /api/releases/{remote}', ({ params }) => readOneStatus(context, params.remote));
  serve(app, 'GET /api/releases/previews/{token}', ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return readPreview(context, params.token);
  });
  serve(app, 'POST /api/releases/outcomes', ({ body }) => takeOutcomes(context, body.outcomes));
}

function moveRoutes(app: AppServer): void {
  const { context } = app;
  const statusOf = (remote: string) => readOneStatus(context, remote);
  const sweep = () =>
    context.background.start('release sweep', () => sweepVersions({ ...context, store: context.releaseStore }));

  serve(app, 'POST /api/releases/{remote}/promote', async ({ params: { remote }, body, ...caller }) => {
    await promote(context, { remote, shipper: shipperOf(caller), ...body });
    sweep();
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/canary', async ({ params: { remote }, body, ...caller }) => {
    await startCanary(context, {
      remote,
      shipper: shipperOf(caller),
      ...body,
      share: body.share ?? null,
      hours: body.hours ?? null,
    });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/canary/stop', async ({ params: { remote }, body, ...caller }) => {
    await stopCanary(context, { remote, shipper: shipperOf(caller), ...body });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/rollback', async ({ params: { remote }, body, ...caller }) => {
    await rollBack(context, { remote, shipper: shipperOf(caller), reason: body.reason, version: body.version });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/pin', async ({ params: { remote }, body, ...caller }) => {
    await pin(context, { remote, shipper: shipperOf(caller), ...body });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/disable', async ({ params: { remote }, body, ...caller }) => {
    await disable(context, { remote, shipper: shipperOf(caller), reason: body.reason });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/enable', async ({ params: { remote }, body, ...caller }) => {
    await enable(context, { remote, shipper: shipperOf(caller), reason: body.reason });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/unpublish', async ({ params: { remote }, body, ...caller }) => {
    await unpublish(context, { remote, shipper: shipperOf(caller), reason: body.reason });
    return statusOf(remote);
  });
  serve(app, 'POST /api/releases/{remote}/versions/{version}/preview', ({ params, ...caller }) =>
    createPreview(context, { ...params, shipper: shipperOf(caller) }),
  );
  serve(app, 'POST /api/redeploy', ({ body, ...caller }) =>
    redeploy(context, { reason: body.reason, shipper: shipperOf(caller) }),
  );
}

function tokenRoutes(app: AppServer): void {
  const { database, clock } = app.context;

  serve(app, 'GET /api/releases/tokens', async () => ({ items: await listDeployTokens(database) }));
  serve(app, 'GET /api/releases/{remote}/tokens', async ({ params }) => ({
    items: await listDeployTokens(database, params.remote),
  }));
  serve(
    app,
    'POST /api/releases/{remote}/tokens',
    ({ params: { remote }, body: { label, notifyEmail }, ...caller }) => {
      const { actor, name } = shipperOf(caller);
      return database.transaction(async (tx) => {
        const at = clock();
        const made = await createDeployToken(tx, { remote, label, notifyEmail, by: name, at });
        await recordAudit(tx, {
          at,
          actor,
          action: 'token created',
          subjectKind: 'release',
          subjectId: remote,
          after: { version: null, reason: label, forced: false },
        });
        return made;
      });
    },
  );
  serve(app, 'DELETE /api/releases/{remote}/tokens/{id}', ({ params: { remote, id }, ...caller }) => {
    const { actor } = shipperOf(caller);
    return database.transaction(async (tx) => {
      const at = clock();
      const label = await revokeDeployToken(tx, { remote, id, at });
      if (label === null) throw notFound();
      await recordAudit(tx, {
        at,
        actor,
        action: 'token revoked',
        subjectKind: 'release',
        subjectId: remote,
        after: { version: null, reason: label, forced: false },
      });
    });
  });
}
