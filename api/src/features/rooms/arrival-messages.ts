/** Messages about rooms that nobody came to. */
import { z } from 'zod';
import { defineMailAction } from '../../core/notifications/mail-action';
import { defineNotification } from '../../core/notifications/notification-kind';

export const roomReleased = defineNotification({
  kind: 'rooms.released',
  topic: 'rooms',
  values: z.object({ title: z.string(), room: z.string(), start: z.iso.datetime(), end: z.iso.datetime() }),
  label: { en: 'A room was released because nobody checked in', fr: 'Une salle est libérée faute d’arrivée' },
  linkLabel: { en: 'Take it back', fr: 'La reprendre' },
  texts: {
    en: ({ title, room, start, end }, format) => ({
      title: `${room} was released`,
      text: `Nobody checked in for “${title}”, ${format.interval(start, end)}. You can take the rest back while it is free.`,
    }),
    fr: ({ title, room, start, end }, format) => ({
      title: `${room} est libérée`,
      text: `Personne ne s’est annoncé pour «\u00a0${title}\u00a0», ${format.interval(start, end)}. Vous pouvez reprendre le reste tant qu’il est libre.`,
    }),
  },
});

export const keepSeries = defineMailAction({
  purpose: 'rooms.keepSeries',
  payload: z.object({ bookingId: z.uuid() }),
  texts: {
    en: { button: 'Yes, we still need it', done: 'The series stays as it is.' },
    fr: { button: 'Oui, nous en avons besoin', done: 'La série reste telle quelle.' },
  },
});

export const seriesQuestion = defineNotification({
  kind: 'rooms.seriesStillNeeded',
  topic: 'rooms',
  values: z.object({ title: z.string(), room: z.string(), answerBy: z.iso.datetime() }),
  label: { en: 'Is a series still needed?', fr: 'Une série est-elle encore utile\u202f?' },
  texts: {
    en: ({ title, room, answerBy }, format) => ({
      title: `Do you still need ${room} for “${title}”?`,
      text: `Nobody checked in twice in a row. Without an answer until ${format.moment(answerBy)} the coming dates are cancelled.`,
    }),
    fr: ({ title, room, answerBy }, format) => ({
      title: `Avez-vous encore besoin de ${room} pour «\u00a0${title}\u00a0»\u202f?`,
      text: `Personne ne s’est annoncé deux fois de suite. Sans réponse jusqu’au ${format.moment(answerBy)}, les dates à venir sont annulées.`,
    }),
  },
  action: keepSeries,
  isMailRequired: true,
});

export const seriesCancelled = defineNotification({
  kind: 'rooms.seriesCancelled',
  topic: 'rooms',
  values: z.object({ title: z.string(), room: z.string() }),
  label: { en: 'A series was cancelled because nobody came', fr: 'Une série est annulée faute d’arrivées' },
  texts: {
    en: ({ title, room }) => ({
      title: `The coming dates of “${title}” are cancelled`,
      text: `Nobody checked in for ${room} twice in a row, and we had no answer. Others can book the times.`,
    }),
    fr: ({ title, room }) => ({
      title: `Les dates à venir de «\u00a0${title}\u00a0» sont annulées`,
      text: `Personne ne s’est annoncé pour ${room} deux fois de suite, et nous n’avons pas eu de réponse. D’autres peuvent réserver.`,
    }),
  },
});

export const arrivalMessages = [roomReleased, seriesQuestion, seriesCancelled] as const;
