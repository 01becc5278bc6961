/** Adding an endpoint of another system. Imports no domain code, so its chunk carries no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredText } from './fields';

export const webhookTopics = ['bookings', 'people', 'publications', 'releases'] as const;
const Topic = z.enum(webhookTopics, 'errors.field.choice');
export type WebhookTopic = z.output<typeof Topic>;

/** Characters. */
export const webhookLimits = { name: 100, url: 500 } as const;

export const webhookFields = {
  name: requiredText(webhookLimits.name),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(webhookLimits.url, 'errors.field.tooLong'),
      z.regex(/^https:\/\/[^\s/@]+(\/\S*)?$/, 'errors.webhooks.httpsOnly'),
    ),
  events: z.array(Topic).check(z.minLength(1, 'errors.field.required'), z.maxLength(webhookTopics.length)),
};

export const NewWebhook = z.object(webhookFields);
