/** Messages about passkeys: somebody who added or removed one without the person’s knowledge is noticed. */
import { z } from 'zod';
import { defineNotification } from '../../core/notifications/notification-kind';

export const passkeyAdded = defineNotification({
  kind: 'account.passkeyAdded',
  topic: 'company',
  values: z.object({ name: z.string() }),
  label: { en: 'A passkey was added to your account', fr: 'Une clé d’accès a été ajoutée à votre compte' },
  texts: {
    en: ({ name }) => ({
      title: 'A passkey was added to your account',
      text: `“${name}” can sign in as you. If that was not you, remove it and change your password.`,
    }),
    fr: ({ name }) => ({
      title: 'Une clé d’accès a été ajoutée à votre compte',
      text: `«\u00a0${name}\u00a0» permet de se connecter à votre place. Si ce n’était pas vous, supprimez-la et changez votre mot de passe.`,
    }),
  },
  isMailRequired: true,
});

export const passkeyRemoved = defineNotification({
  kind: 'account.passkeyRemoved',
  topic: 'company',
  values: z.object({ name: z.string() }),
  label: { en: 'A passkey was removed from your account', fr: 'Une clé d’accès a été supprimée de votre compte' },
  texts: {
    en: ({ name }) => ({
      title: 'A passkey was removed from your account',
      text: `“${name}” no longer signs in. If that was not you, change your password and tell the park.`,
    }),
    fr: ({ name }) => ({
      title: 'Une clé d’accès a été supprimée de votre compte',
      text: `«\u00a0${name}\u00a0» ne permet plus de se connecter. Si ce n’était pas vous, changez votre mot de passe et avertissez le parc.`,
    }),
  },
  isMailRequired: true,
});

export const passkeyMessages = [passkeyAdded, passkeyRemoved];
