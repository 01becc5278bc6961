/** Tells other systems what happened, in the transaction in which it happened. */
import type { WebhookTopic } from '@park/contract/webhooks';
import { and, arrayContains, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../database/schema/webhooks';
import { defineJob, enqueueJob } from '../jobs/enqueue-job';

export const deliverWebhook = defineJob('webhooks.deliver', z.object({ deliveryId: z.uuid() }));

export interface PortalEvent {
  topic: WebhookTopic;
  /** A verb in the past: `created`, `cancelled`, `published`. The event is called `bookings.cancelled`. */
  what: string;
  /** Ids and facts without personal values: the receiver asks the api for more, with its own rights. */
  data: Record<string, unknown>;
  now: Date;
}

/** Orders the delivery to every endpoint that listens to the topic. Without one, nothing is stored. */
export async function publishEvent(tx: Database, { topic, what, data, now }: PortalEvent): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.isActive, true), arrayContains(webhookEndpoints.events, [topic])));
  if (endpoints.length === 0) return;
  const [event] = await tx
    .insert(webhookEvents)
    .values({ event: `${topic}.${what}`, data, at: now })
    .returning({ id: webhookEvents.id });
  if (!event) return;
  for (const { id: endpointId } of endpoints) {
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ endpointId, eventId: event.id, createdAt: now })
      .returning({ id: webhookDeliveries.id });
    if (delivery)
      await enqueueJob(tx, deliverWebhook, { key: delivery.id, payload: { deliveryId: delivery.id }, runAt: now });
  }
}
