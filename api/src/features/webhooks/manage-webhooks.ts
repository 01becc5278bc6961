/** Administrators add, change and remove endpoints, change their secret, and send deliveries again. */
import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Webhook } from '@park/contract/webhooks';
import { dayMs } from '@park/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { hasVersion } from '../../core/database/record-version';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { ApiError, notFound } from '../../core/errors/api-error';
import { enqueueJob } from '../../core/jobs/enqueue-job';
import type { Order } from '../../core/listing/order';
import { pageRequest } from '../../core/listing/page-request';
import { readPage } from '../../core/listing/read-page';
import { isPublicAddress } from '../../core/webhooks/public-address';
import { deliverWebhook } from '../../core/webhooks/publish-event';
import { createSigningSecret } from '../../core/webhooks/signature';
import { sealSecret } from './endpoint-secrets';
import type { Person } from '../../http/access/person';
import { isIP } from 'node:net';

/** As long as the receiver may still know the previous secret only. */
const rotationMs = dayMs;

type New = ParsedCallInput<'POST /api/webhooks'>['body'];
type Change = ParsedCallInput<'PUT /api/webhooks/{id}'>['body'];

/** What can be told without asking the network; names are resolved and checked at each delivery. */
function requirePossibleAddress({ configuration }: AppContext, url: string): void {
  const { hostname, username } = URL.canParse(url) ? new URL(url) : { hostname: '', username: '' };
  if (configuration.webhooks.privateHosts.includes(hostname) && username === '') return;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocalName = !host.includes('.') || /\.(?:local|internal|localhost|lan|home)$/i.test(host);
  const isPossible = isIP(host) === 0 ? !isLocalName : isPublicAddress(host);
  if (!isPossible || username !== '')
    throw new ApiError(422, 'errors.webhooks.notPublic', { fields: { url: 'errors.webhooks.notPublic' } });
}

const audit = (tx: Database, actor: Person, action: AuditAction, subjectId: string, at: Date, after?: unknown) =>
  recordAudit(tx, { at, actor, action, subjectKind: 'webhook', subjectId, companyId: null, after });

/** Never the secrets. `waiting` and `failed` count deliveries. */
export const listWebhooks = async ({ database }: AppContext): Promise<CallResponse<'GET /api/webhooks'>> => ({
  items: await findWebhooks(database),
});

async function findWebhooks(database: Database, id?: string): Promise<Webhook[]> {
  const count = (state: 'waiting' | 'failed') =>
    sql<number>`(select count(*)::int from ${webhookDeliveries} where ${webhookDeliveries.endpointId} = ${webhookEndpoints.id} and ${webhookDeliveries.state} = ${state})`;
  const rows = await database
    .select({ endpoint: webhookEndpoints, waiting: count('waiting'), failed: count('failed') })
    .from(webhookEndpoints)
    .where(id === undefined ? undefined : eq(webhookEndpoints.id, id))
    .orderBy(asc(webhookEndpoints.name), asc(webhookEndpoints.id));
  return rows.map(({ endpoint, waiting, failed }) => ({
    id: endpoint.id,
    name: endpoint.name,
    url: endpoint.url,
    events: endpoint.events as Webhook['events'],
    isActive: endpoint.isActive,
    version: endpoint.version,
    previousSecretUntil: endpoint.previousSecretUntil?.toISOString() ?? null,
    waiting,
    failed,
  }));
}

/**
 * Returns the signing secret, which cannot be read again.
 * @throws ApiError 422 `errors.webhooks.notPublic` for an address of this machine or network
 */
export async function addWebhook(context: AppContext, person: Person, { name, url, events }: New) {
  const { database, clock } = context;
  requirePossibleAddress(context, url);
  const now = clock();
  const id = randomUUID();
  const secret = createSigningSecret();
  return database.transaction(async (tx) => {
    await tx.insert(webhookEndpoints).values({
      id,
      name,
      url,
      events,
      secret: sealSecret(context, id, secret),
      createdAt: now,
      updatedAt: now,
    });
    await audit(tx, person, 'created', id, now, { name, url, events });
    return { id, secret };
  });
}

/**
 * The secret stays.
 * @throws ApiError 404, 409 `errors.conflict` with the stored endpoint for an old version, 422
 * `errors.webhooks.notPublic`
 */
export async function changeWebhook(
  context: AppContext,
  person: Person,
  id: string,
  { version, ...change }: Change,
): Promise<void> {
  requirePossibleAddress(context, change.url);
  const now = context.clock();
  await context.database.transaction(async (tx) => {
    const changed = await tx
      .update(webhookEndpoints)
      .set({ ...change, version: sql`${webhookEndpoints.version} + 1`, updatedAt: now })
      .where(and(eq(webhookEndpoints.id, id), hasVersion(webhookEndpoints.version, version)))
      .returning({ id: webhookEndpoints.id });
    if (changed.length === 0) {
      const [current] = await findWebhooks(tx, id);
      throw current ? new ApiError(409, 'errors.conflict', { details: { current } }) : notFound();
    }
    await audit(tx, person, 'changed', id, now, change);
  });
}

/**
 * Deliveries that wait are not sent any more.
 * @throws ApiError 404
 */
export async function deleteWebhook({ database, clock }: AppContext, person: Person, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const removed = await tx
      .delete(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .returning({ id: webhookEndpoints.id });
    if (removed.length === 0) throw notFound();
    await audit(tx, person, 'deleted', id, clock());
  });
}

/**
 * Until `previousSecretUntil` deliveries are signed with both secrets, so that the receiver can change in between.
 * @param version of the endpoint that the person saw; without it, whatever is stored is replaced
 * @throws ApiError 404, 409 `errors.conflict` when the endpoint has another version
 */
export async function rotateSecret(context: AppContext, person: Person, id: string, version: number | undefined) {
  const { database, clock } = context;
  const now = clock();
  const secret = createSigningSecret();
  const previousSecretUntil = new Date(now.getTime() + rotationMs);
  await database.transaction(async (tx) => {
    const rotated = await tx
      .update(webhookEndpoints)
      .set({
        previousSecret: sql`${webhookEndpoints.secret}`,
        previousSecretUntil,
        secret: sealSecret(context, id, secret),
        version: sql`${webhookEndpoints.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(webhookEndpoints.id, id),
          version === undefined ? undefined : hasVersion(webhookEndpoints.version, version),
        ),
      )
      .returning({ id: webhookEndpoints.id });
    if (rotated.length === 0) {
      const [current] = await findWebhooks(tx, id);
      throw current ? new ApiError(409, 'errors.conflict', { details: { current } }) : notFound();
    }
    await audit(tx, person, 'rotated', id, now);
  });
  return { secret, previousSecretUntil: previousSecretUntil.toISOString() };
}

const latestFirst: Order = {
  name: 'latest-deliveries',
  keys: [
    { by: webhookDeliveries.createdAt, direction: 'desc', type: 'instant' },
    { by: webhookDeliveries.id, direction: 'desc', type: 'uuid' },
  ],
};

/** Latest first; empty for an unknown endpoint. */
export async function listDeliveries(
  { database, configuration }: AppContext,
  endpointId: string,
  query: ParsedCallInput<'GET /api/webhooks/{id}/deliveries'>['query'],
): Promise<CallResponse<'GET /api/webhooks/{id}/deliveries'>> {
  const { rows, paginationId } = await readPage(pageRequest(query, configuration), {
    order: () => latestFirst,
    read: ({ after, orderBy, limit }) =>
      database
        .select({ delivery: webhookDeliveries, event: webhookEvents.event })
        .from(webhookDeliveries)
        .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
        .where(and(eq(webhookDeliveries.endpointId, endpointId), after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: ({ delivery }) => [delivery.createdAt.toISOString(), delivery.id],
  });
  return {
    items: rows.map(({ delivery, event }) => ({
      id: delivery.id,
      event,
      state: delivery.state,
      attempts: delivery.attempts,
      lastStatus: delivery.lastStatus,
      lastProblem: delivery.lastProblem,
      lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
      createdAt: delivery.createdAt.toISOString(),
    })),
    paginationId,
  };
}

/**
 * Sends the same event again, with the same id, whatever became of it before.
 * @throws ApiError 404
 */
export async function resendDelivery({ database, clock }: AppContext, person: Person, id: string): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const waiting = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting' })
      .where(eq(webhookDeliveries.id, id))
      .returning({ id: webhookDeliveries.id });
    if (waiting.length === 0) throw notFound();
    await enqueueJob(tx, deliverWebhook, { key: `${id}:${randomUUID()}`, payload: { deliveryId: id }, runAt: now });
    await audit(tx, person, 'resent', id, now);
  });
}
