/** Messages to people, in the portal and by mail, and what they want to receive. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { pageOf, pageQuery } from './page';
import { instant, yesNo } from './query-string';

export const NotificationRow = z.object({
  id: z.string(),
  topic: z.string(),
  /** In the reader's language. */
  title: z.string(),
  text: z.string(),
  /** Path in the portal. */
  link: z.string(),
  at: instant(),
  readAt: z.nullable(instant()),
  /** The question that can still be answered here; null if there is none. */
  action: z.nullable(z.object({ button: z.string(), expiresAt: instant() })),
});
export type NotificationRow = z.output<typeof NotificationRow>;

const channels = ['portal', 'mail'] as const;

export const NotificationPreference = z.object({
  kind: z.string(),
  topic: z.string(),
  label: z.string(),
  portal: z.boolean(),
  mail: z.boolean(),
  /** The mail is always sent, because a right or a deadline depends on it. */
  isMailRequired: z.boolean(),
});
export type NotificationPreference = z.output<typeof NotificationPreference>;

export const NotificationPreferences = z.object({
  items: z.array(NotificationPreference),
  /** Mails of the park that are sent to everybody who wants them. */
  subscriptions: z.object({ newsletter: z.boolean(), events: z.boolean(), jobs: z.boolean() }),
  /** Whether the person may choose mails; messages in the portal are always the person's choice. */
  mayChooseMails: z.boolean(),
  /** Who can allow it. */
  askPeople: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Whether the company lets its people choose; null if this person does not decide it. */
  companyLetsChoose: z.nullable(z.boolean()),
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

const mailToken = z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(512, 'errors.field.tooLong'));

export const Subscriptions = z.object({ newsletter: z.boolean(), events: z.boolean(), jobs: z.boolean() });

export const MailActionView = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  state: z.enum(['open', 'used', 'expired']),
});
export type MailActionView = z.output<typeof MailActionView>;

const choosingErrors = ['errors.notifications.mayNotChoose'] as const;
const actionErrors = ['errors.notifications.invalidLink', 'errors.notifications.linkExpired'] as const;

export const notificationCalls = defineCalls({
  'GET /api/notifications': {
    summary: 'Your messages, newest first',
    access: 'session',
    query: z.object({ ...pageQuery, isUnread: z.optional(yesNo()) }),
    response: pageOf(NotificationRow),
  },
  'GET /api/notifications/unread': {
    summary: 'How many of your messages are unread',
    access: 'session',
    response: z.object({ unread: z.int() }),
  },
  'POST /api/notifications/read': {
    summary: 'Mark your messages as read: the given ones, or all',
    access: 'session',
    body: z.object({
      ids: z.optional(z.array(recordId()).check(z.maxLength(200, 'errors.field.tooMany'))),
    }),
    response: z.object({ unread: z.int() }),
  },
  'POST /api/notifications/{id}/action': {
    summary: 'Answer the question of a message',
    description: 'The same as the button of its mail; of both, the first counts.',
    access: 'session',
    params: z.object({ id: recordId() }),
    response: z.object({ message: z.string() }),
    errors: ['errors.notifications.alreadyAnswered', ...actionErrors],
  },
  'GET /api/notifications/preferences': {
    summary: 'Which messages the person gets, and by which channel',
    access: 'Emailing_SelectSubscription',
    response: NotificationPreferences,
  },
  'PUT /api/notifications/preferences': {
    summary: 'Choose whether messages of a kind come by a channel',
    access: 'Emailing_SelectSubscription',
    body: z.object({
      kind: z.string().check(z.maxLength(100, 'errors.field.tooLong')),
      channel: z.enum(channels, 'errors.field.choice'),
      isOn: z.boolean('errors.field.choice'),
    }),
    errors: choosingErrors,
  },
  'GET /api/emailing/subscriptions': {
    summary: 'Mails of the park that the person gets',
    access: 'Emailing_SelectSubscription',
    response: Subscriptions,
  },
  'PUT /api/emailing/subscriptions': {
    summary: 'Choose which mails of the park the person gets',
    access: 'Emailing_SelectSubscription',
    body: Subscriptions,
    response: Subscriptions,
    errors: choosingErrors,
  },
  'PUT /api/emailing/company': {
    summary: 'Let the people of your company choose which mails they get, or decide it for them',
    access: 'Emailing_EnableChoosingPreferences',
    body: z.object({ isChoosingEnabled: z.boolean('errors.field.choice') }),
  },
  'POST /api/mail-actions/view': {
    summary: 'What the link of a mail asks',
    description: 'Changes nothing: programs that check mails follow links. Needs no session.',
    access: 'public',
    body: z.object({ token: mailToken }),
    response: MailActionView,
    errors: actionErrors,
  },
  'POST /api/mail-actions/run': {
    summary: 'Do what the link of a mail offers',
    description: 'Works once, until it expires. Needs no session.',
    access: 'public',
    body: z.object({ token: mailToken }),
    response: z.object({ message: z.string() }),
    errors: ['errors.notifications.alreadyAnswered', ...actionErrors],
  },
});
