/** Messages about passwords: somebody whose password was changed by another person notices. */
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { accountPath } from '../../core/web-addresses/pages';

export const passwordChanged = defineNotification({
  kind: 'account.passwordChanged',
  topic: 'company',
  values: z.object({}),
  label: { en: 'Your password was changed', fr: 'Votre mot de passe a été modifié' },
  texts: {
    en: () => ({
      title: 'Your password was changed',
      text: 'All other devices were signed out. If that was not you, set a new password with “Forgot your password?” and tell the park.',
    }),
    fr: () => ({
      title: 'Votre mot de passe a été modifié',
      text: 'Tous les autres appareils ont été déconnectés. Si ce n’était pas vous, définissez un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0?\u00a0» et avertissez le parc.',
    }),
  },
  isMailRequired: true,
});

/** Call it in the transaction of the change. */
export async function tellPasswordChanged(tx: Database, personId: string, now: Date): Promise<void> {
  await notify(tx, {
    personId,
    kind: passwordChanged,
    values: {},
    link: accountPath,
    key: now.toISOString(),
    now,
  });
}
