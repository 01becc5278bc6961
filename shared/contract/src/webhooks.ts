/** Endpoints of other systems that are told what happens in the portal. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { pageOf, pageQuery } from './page';
import { instant, wholeNumber } from './query-string';
import { NewWebhook, webhookFields } from './webhook-forms';

export type { WebhookTopic } from './webhook-forms';

export const WebhookChange = z.object({ ...webhookFields, isActive: z.boolean(), version: z.int() });

export const Webhook = z.object({
  id: z.string(),
  ...webhookFields,
  isActive: z.boolean(),
  version: z.int(),
  /** Until when the previous secret signs as well; null if there is none. */
  previousSecretUntil: z.nullable(instant()),
  waiting: z.int(),
  failed: z.int(),
});
export type Webhook = z.output<typeof Webhook>;

export const WebhookDelivery = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  lastStatus: z.nullable(z.int()),
  lastProblem: z.nullable(z.string()),
  lastAttemptAt: z.nullable(instant()),
  createdAt: instant(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const access = 'Collaborator_ManageCompanyList';
const id = z.object({ id: recordId() });
const addressErrors = ['errors.webhooks.httpsOnly', 'errors.webhooks.notPublic'] as const;

export const webhookCalls = defineCalls({
  'GET /api/webhooks': {
    summary: 'Endpoints that are told what happens',
    access,
    response: z.object({ items: z.array(Webhook) }),
  },
  'POST /api/webhooks': {
    summary: 'Add an endpoint; the response has the secret that signs, once',
    access,
    status: 201,
    hasSecretResponse: true,
    body: NewWebhook,
    response: z.object({ id: z.string(), secret: z.string() }),
    errors: addressErrors,
  },
  'PUT /api/webhooks/{id}': {
    summary: 'Change an endpoint, or switch it off',
    description: 'A conflict carries the stored endpoint in `details.current`.',
    access,
    params: id,
    body: WebhookChange,
    errors: ['errors.conflict', ...addressErrors],
  },
  'DELETE /api/webhooks/{id}': { summary: 'Remove an endpoint with its deliveries', access, params: id },
  'POST /api/webhooks/{id}/rotate': {
    summary: 'Make a new secret; the previous one signs as well for a day',
    description: 'Only two secrets sign. With a version, two people at once do not replace each other’s secret.',
    access,
    params: id,
    query: z.object({ version: z.optional(wholeNumber()) }),
    response: z.object({ secret: z.string(), previousSecretUntil: instant() }),
    errors: ['errors.conflict'],
  },
  'GET /api/webhooks/{id}/deliveries': {
    summary: 'What was sent to an endpoint, latest first',
    access,
    params: id,
    query: z.object(pageQuery),
    response: pageOf(WebhookDelivery),
  },
  'POST /api/webhooks/deliveries/{id}/resend': { summary: 'Send a delivery again', access, params: id },
});
