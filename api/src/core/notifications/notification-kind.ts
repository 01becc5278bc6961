/** What a feature declares about the messages that it sends, with their texts in both languages. */
import type { Language } from '@park/contract/texts';
import { hasPermission, type MaybeRole, type Permission } from '@park/domain';
import type { z } from 'zod';
import type { ParkFormat } from '../languages/park-format';
import type { ApiConfiguration } from '../configuration/configuration';
import type { Database } from '../database/database';
import type { Mail } from '../mail/mail-sender';
import type { MailAction } from './mail-action';

/** Groups of kinds on the page of preferences. */
export const notificationTopics = ['rooms', 'parking', 'company', 'publishing', 'services', 'administration'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export interface NotificationTexts {
  /** Subject of the mail and first line in the portal: "Your room is confirmed". */
  title: string;
  /** One or two sentences. */
  text: string;
}

/** Who receives a mail. */
export interface MailReceiver {
  name: string;
  email: string;
  language: Language;
}

export interface MailCalendarContext {
  database: Database;
  configuration: ApiConfiguration;
}

type MailCalendar = NonNullable<Mail['calendar']>;

export interface NotificationKind<Values extends Record<string, unknown>> {
  /** `area.event`, unique: `parking.spotAssigned`. Stored, so it is never renamed. */
  readonly kind: string;
  readonly topic: NotificationTopic;
  readonly values: z.ZodType<Values>;
  /** An iCalendar message for the mail; null: none. */
  readonly calendar?: (
    context: MailCalendarContext,
    values: Values,
    receiver: MailReceiver,
  ) => Promise<MailCalendar | null>;
  /** What the preferences call it: "A spot was assigned to you from the waitlist". */
  readonly label: Record<Language, string>;
  readonly texts: Record<Language, (values: Values, format: ParkFormat) => NotificationTexts>;
  /** The label of the mail's link; "Open in the portal" by default. */
  readonly linkLabel?: Record<Language, string>;
  /** The question that messages of this kind may ask. */
  readonly action?: MailAction<Record<string, unknown>>;
  /** Who can receive it; the page of preferences shows it to them only. By default the permission of its topic. */
  readonly receivers?: Permission;
  /** Channels without a choice of the person; both by default. */
  readonly defaults?: { portal?: boolean; mail?: boolean };
  /** Mails that the person has to receive, because a right or a deadline depends on them. */
  readonly isMailRequired?: boolean;
}

// A list holds kinds with different values; their texts are only called with values that the kind's schema has parsed.
export type AnyNotificationKind = Omit<NotificationKind<Record<string, unknown>>, 'texts' | 'values' | 'calendar'> & {
  readonly values: z.ZodType;
  readonly texts: Record<Language, (values: never, format: ParkFormat) => NotificationTexts>;
  readonly calendar?: (
    context: MailCalendarContext,
    values: never,
    receiver: MailReceiver,
  ) => Promise<MailCalendar | null>;
};

/** Declares a kind of message. The composition root lists it, so that it can be shown. */
export const defineNotification = <Values extends Record<string, unknown>>(
  kind: NotificationKind<Values>,
): NotificationKind<Values> => kind;

export type Channel = 'portal' | 'mail';

const receiversByTopic: Partial<Record<NotificationTopic, Permission>> = {
  rooms: 'BookARoom_Book',
  parking: 'Parkshare_Read',
  services: 'Space_Needs',
  administration: 'Collaborator_ManageCompanyList',
};

/** Whether people with this role can receive messages of the kind. */
export function canReceive(role: MaybeRole, { receivers, topic }: Pick<AnyNotificationKind, 'receivers' | 'topic'>) {
  const permission = receivers ?? receiversByTopic[topic];
  return permission === undefined || hasPermission(role, permission);
}

/** Whether a person who has chosen nothing gets messages of the kind on a channel. */
export const isOnByDefault = ({ defaults }: Pick<AnyNotificationKind, 'defaults'>, channel: Channel): boolean =>
  defaults?.[channel] ?? true;
