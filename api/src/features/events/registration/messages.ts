/** What people receive about their registration, with the entry for their calendar. */
import { z } from 'zod';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../../core/database/database';
import type { events } from '../../../core/database/schema/events';
import type { ParkFormat } from '../../../core/languages/park-format';
import { defineNotification, type NotificationTexts } from '../../../core/notifications/notification-kind';
import { notify } from '../../../core/notifications/notify';
import { eventPath } from '../../../core/web-addresses/pages';
import { registrationCalendar } from './registration-calendar';

type EventRow = typeof events.$inferSelect;

const values = z.object({
  eventId: z.string(),
  titles: z.object({ en: z.string().optional(), fr: z.string().optional() }),
  start: z.string(),
  end: z.string(),
  isAllDay: z.boolean(),
  location: z.string(),
  /** Why an editor took the person off the list. */
  reason: z.string().optional(),
});
type Values = z.output<typeof values>;

const titleIn = ({ titles }: Values, language: Language): string => titles[language] ?? titles.en ?? titles.fr ?? '';

const facts = (given: Values, format: ParkFormat): string =>
  [
    given.isAllDay ? format.moment(given.start).replace(/, \d\d:\d\d$/, '') : format.interval(given.start, given.end),
    given.location,
  ]
    .filter(Boolean)
    .join('\n');

interface Wording {
  label: Record<Language, string>;
  title: Record<Language, (event: string) => string>;
  /** Sentences before the facts. */
  text?: Record<Language, string>;
  /** The entry of the mail; none for the waitlist. */
  method?: 'REQUEST' | 'CANCEL';
  isMailRequired?: boolean;
  defaults?: { portal?: boolean };
}

const define = (name: string, { label, title, text, method, isMailRequired, defaults }: Wording) => {
  const write =
    (language: Language) =>
    (given: Values, format: ParkFormat): NotificationTexts => ({
      title: title[language](titleIn(given, language)),
      text: [text?.[language], given.reason, facts(given, format)].filter(Boolean).join('\n'),
    });
  return defineNotification<Values>({
    kind: `events.${name}`,
    topic: 'publishing',
    values,
    label,
    linkLabel: { en: 'Open the event', fr: 'Ouvrir l’événement' },
    texts: { en: write('en'), fr: write('fr') },
    ...(method
      ? { calendar: (context, given, receiver) => registrationCalendar(context, given.eventId, receiver, method) }
      : {}),
    ...(isMailRequired ? { isMailRequired } : {}),
    ...(defaults ? { defaults } : {}),
  });
};

const kinds = {
  registered: define('registered', {
    label: { en: 'You registered for an event', fr: 'Vous êtes inscrit à un événement' },
    title: { en: (event) => `You are registered: ${event}`, fr: (event) => `Votre inscription\u00a0: ${event}` },
    method: 'REQUEST',
  }),
  waiting: define('waiting', {
    label: { en: 'You joined the waitlist of an event', fr: 'Vous êtes sur la liste d’attente d’un événement' },
    title: { en: (event) => `You are on the waitlist: ${event}`, fr: (event) => `Liste d’attente\u00a0: ${event}` },
    text: {
      en: 'The event is full. You get the next place that becomes free, and a message.',
      fr: 'L’événement est complet. Vous recevrez la prochaine place libre, et un message.',
    },
  }),
  movedUp: define('movedUp', {
    label: { en: 'You got a place from the waitlist', fr: 'Une place s’est libérée pour vous' },
    title: { en: (event) => `You have a place: ${event}`, fr: (event) => `Vous avez une place\u00a0: ${event}` },
    text: {
      en: 'A place became free, and it is yours. Cancel if you can no longer come, so that somebody else gets it.',
      fr: 'Une place s’est libérée et vous revient. Si vous ne pouvez plus venir, annulez\u00a0: quelqu’un d’autre la recevra.',
    },
    method: 'REQUEST',
    isMailRequired: true,
  }),
  left: define('left', {
    label: { en: 'You cancelled a registration', fr: 'Vous avez annulé une inscription' },
    title: { en: (event) => `Registration cancelled: ${event}`, fr: (event) => `Inscription annulée\u00a0: ${event}` },
    method: 'CANCEL',
    defaults: { portal: false },
  }),
  removed: define('removed', {
    label: { en: 'You were taken off the list of an event', fr: 'Votre inscription a été annulée par le parc' },
    title: {
      en: (event) => `You are no longer registered: ${event}`,
      fr: (event) => `Vous n’êtes plus inscrit\u00a0: ${event}`,
    },
    text: {
      en: 'The organisers took you off the list.',
      fr: 'Les organisateurs vous ont retiré de la liste.',
    },
    method: 'CANCEL',
    isMailRequired: true,
  }),
  changed: define('changed', {
    label: { en: 'Time or place of your event changed', fr: 'La date ou le lieu de votre événement change' },
    title: {
      en: (event) => `New time or place: ${event}`,
      fr: (event) => `Nouvelle date ou nouveau lieu\u00a0: ${event}`,
    },
    method: 'REQUEST',
    isMailRequired: true,
  }),
  cancelled: define('cancelled', {
    label: { en: 'Your event is cancelled', fr: 'Votre événement est annulé' },
    title: { en: (event) => `Cancelled: ${event}`, fr: (event) => `Annulé\u00a0: ${event}` },
    text: { en: 'The event does not take place.', fr: 'L’événement n’a pas lieu.' },
    method: 'CANCEL',
    isMailRequired: true,
  }),
  reminder: define('reminder', {
    label: { en: 'Reminder the day before your event', fr: 'Rappel la veille de votre événement' },
    title: { en: (event) => `Tomorrow: ${event}`, fr: (event) => `Demain\u00a0: ${event}` },
    text: {
      en: 'You are registered. Cancel if you can no longer come, so that somebody else gets your place.',
      fr: 'Vous êtes inscrit. Si vous ne pouvez plus venir, annulez\u00a0: quelqu’un d’autre recevra votre place.',
    },
  }),
};

export const registrationMessages = Object.values(kinds);

const titlesOf = ({ texts, unpublishedTexts }: EventRow) => ({
  ...(texts.en || unpublishedTexts.en ? { en: (texts.en ?? unpublishedTexts.en)?.title } : {}),
  ...(texts.fr || unpublishedTexts.fr ? { fr: (texts.fr ?? unpublishedTexts.fr)?.title } : {}),
});

/** A message that can come several times has a key of its own moment. */
export const sendRegistrationMessage = async (
  transaction: Database,
  name: keyof typeof kinds,
  event: EventRow,
  { id, userId }: { id: string; userId: string },
  now: Date,
  reason = '',
): Promise<void> => {
  await notify(transaction, {
    personId: userId,
    kind: kinds[name],
    values: {
      eventId: event.id,
      titles: titlesOf(event),
      start: event.startsAt.toISOString(),
      end: event.endsAt.toISOString(),
      isAllDay: event.isAllDay,
      location: event.location,
      ...(reason && { reason }),
    },
    link: eventPath(event.id),
    key: name === 'reminder' ? `${id} ${event.startsAt.toISOString()}` : `${id} ${event.version}`,
    now,
  });
};
