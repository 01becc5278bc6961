/** Sends what happened to an endpoint, with growing delays until it answers. */
import { dayMs } from '@park/domain';
import { eq, lt } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { retryDelaysMs } from '../../core/jobs/job-store';
import type { JobRun } from '../../core/jobs/job-worker';
import { deliverWebhook } from '../../core/webhooks/publish-event';
import { signedHeaders } from '../../core/webhooks/signature';
import { openSecret, sealStoredSecrets } from './endpoint-secrets';

const keptDays = 60;

type Run = JobRun<{ deliveryId: string }> & { signal: AbortSignal };

/** Throws while there are attempts left, so that the job is repeated. */
async function deliver(context: AppContext, { payload, attempt, now, signal }: Run): Promise<void> {
  const { database, webhookPost } = context;
  const [found] = await database
    .select()
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, payload.deliveryId));
  if (!found) return;
  const { webhook_deliveries: delivery, webhook_endpoints: endpoint, webhook_events: event } = found;
  const record = (change: Partial<typeof webhookDeliveries.$inferInsert>) =>
    database
      .update(webhookDeliveries)
      .set({ attempts: delivery.attempts + 1, lastAttemptAt: now, ...change })
      .where(eq(webhookDeliveries.id, delivery.id));
  if (!endpoint.isActive) {
    await record({ state: 'failed', lastStatus: null, lastProblem: 'The endpoint is switched off' });
    return;
  }
  const body = JSON.stringify({ type: event.event, timestamp: event.at.toISOString(), data: event.data });
  const isRotating = endpoint.previousSecret !== null && (endpoint.previousSecretUntil ?? now) > now;
  const secrets = [endpoint.secret, ...(isRotating && endpoint.previousSecret ? [endpoint.previousSecret] : [])].map(
    (stored) => openSecret(context, endpoint.id, stored),
  );
  const { status, problem } = await webhookPost({
    url: endpoint.url,
    headers: signedHeaders(secrets, { id: event.id, at: now, body }),
    body,
    signal,
  }).then(
    (answered) => ({ status: answered, problem: null }),
    (error: unknown) => ({ status: null, problem: error instanceof Error ? error.message.slice(0, 200) : 'No answer' }),
  );
  if (status !== null && status >= 200 && status < 300) {
    await record({ state: 'delivered', lastStatus: status, lastProblem: null });
    return;
  }
  const isLast = attempt > retryDelaysMs.length;
  await record({ state: isLast ? 'failed' : 'waiting', lastStatus: status, lastProblem: problem });
  if (!isLast) throw new Error(`The endpoint ${endpoint.id} answered ${status ?? 'nothing'}`);
}

/** Registers deliveries, the daily clean-up, and the encryption of secrets of an earlier release or key. */
export function webhookJobs(context: AppContext): void {
  context.jobs.handleOutside(deliverWebhook, (run) => deliver(context, run));
  context.jobs.repeat({ kind: 'webhooks.sealSecrets', schedule: '*/5 * * * *' }, ({ tx }) =>
    sealStoredSecrets(tx, context),
  );
  context.jobs.repeat({ kind: 'webhooks.deleteOld', schedule: '30 3 * * *' }, async ({ tx, now }) => {
    await tx.delete(webhookEvents).where(lt(webhookEvents.at, new Date(now.getTime() - keptDays * dayMs)));
  });
}
