/** Messages about decided requests. */
import { z } from 'zod';
import type { ParkFormat } from '../../core/languages/park-format';
import { defineNotification } from '../../core/notifications/notification-kind';

const slot = { room: z.string(), start: z.iso.datetime(), end: z.iso.datetime() };
const decided = { title: z.string(), ...slot, moreDates: z.int() };

const when = ({ start, end }: { start: string; end: string }, format: ParkFormat) => format.interval(start, end);
const timesOf = (start: string, end: string, format: ParkFormat) => `${format.time(start)}–${format.time(end)}`;

export const requestAccepted = defineNotification({
  kind: 'rooms.requestAccepted',
  topic: 'rooms',
  values: z.object(decided),
  label: { en: 'Your request for a room was accepted', fr: 'Votre demande de salle est acceptée' },
  texts: {
    en: (values, format) => ({
      title: `${values.room} is yours`,
      text: `“${values.title}” is booked: ${when(values, format)}${values.moreDates > 0 ? ` and ${values.moreDates} more` : ''}.`,
    }),
    fr: (values, format) => ({
      title: `${values.room} est réservée pour vous`,
      text: `«\u00a0${values.title}\u00a0» est réservé\u00a0: ${when(values, format)}${values.moreDates > 0 ? ` et ${values.moreDates} autres dates` : ''}.`,
    }),
  },
});

export const requestRejected = defineNotification({
  kind: 'rooms.requestRejected',
  topic: 'rooms',
  values: z.object({ ...decided, reason: z.string(), alternatives: z.array(z.object(slot)) }),
  label: { en: 'Your request for a room was rejected', fr: 'Votre demande de salle est refusée' },
  linkLabel: { en: 'See what is free', fr: 'Voir ce qui est libre' },
  texts: {
    en: (values, format) => ({
      title: `${values.room} is not available for “${values.title}”`,
      text: [
        `${when(values, format)}: ${values.reason}`,
        values.alternatives.length > 0 &&
          `Free instead: ${values.alternatives.map(({ room, start, end }) => `${room}, ${timesOf(start, end, format)}`).join('; ')}.`,
      ]
        .filter(Boolean)
        .join('\n'),
    }),
    fr: (values, format) => ({
      title: `${values.room} n’est pas disponible pour «\u00a0${values.title}\u00a0»`,
      text: [
        `${when(values, format)}\u00a0: ${values.reason}`,
        values.alternatives.length > 0 &&
          `Libre à la place\u00a0: ${values.alternatives.map(({ room, start, end }) => `${room}, ${timesOf(start, end, format)}`).join('\u202f; ')}.`,
      ]
        .filter(Boolean)
        .join('\n'),
    }),
  },
});
export const roomRequestMessages = [requestAccepted, requestRejected] as const;
