import type { NotificationPreferences } from '@park/contract/notifications';
import { useCommand, useOptimisticValue } from '@park/platform';
import { ErrorPanel, Switch } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Preferences.module.css';
import { refreshesPreferences } from './refreshed-calls';

type Subscriptions = NotificationPreferences['subscriptions'];
const names = ['newsletter', 'events', 'jobs'] as const;

interface SubscriptionChoicesProps {
  readonly subscriptions: Subscriptions;
  readonly mayChoose: boolean;
}

/** Mails of the park to everybody who asks for them. */
export function SubscriptionChoices({ subscriptions, mayChoose }: SubscriptionChoicesProps) {
  const { t } = usePortalTexts();
  const store = useCommand('PUT /api/emailing/subscriptions', refreshesPreferences);
  const { shown, change, error } = useOptimisticValue<Subscriptions>(subscriptions, (body) => store.run({ body }));

  return (
    <div className={styles.switches}>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(`notifications.preferences.subscriptions.${name}.label`)}
          help={t(`notifications.preferences.subscriptions.${name}.help`)}
          checked={shown[name]}
          disabled={!mayChoose}
          onChange={(event) => void change({ ...shown, [name]: event.currentTarget.checked })}
        />
      ))}
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
    </div>
  );
}
