import type { NotificationPreference } from '@park/contract/notifications';
import { useCommand, useOptimisticValue } from '@park/platform';
import { ErrorText, Switch, useTranslate, useUiTexts, VisuallyHidden } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPreferences } from './refreshed-calls';

interface KindChoiceProps {
  readonly item: NotificationPreference;
  readonly channel: 'portal' | 'mail';
  readonly isLocked: boolean;
}

/** On or off for a kind and a channel; goes back when it could not be stored. */
export function KindChoice({ item, channel, isLocked }: KindChoiceProps) {
  const { t } = usePortalTexts();
  const translate = useTranslate();
  const { errorMessage } = useUiTexts();
  const store = useCommand('PUT /api/notifications/preferences', refreshesPreferences);
  const choice = useOptimisticValue(item[channel], (isOn) => store.run({ body: { kind: item.kind, channel, isOn } }));
  const { error } = choice;
  const isRequired = channel === 'mail' && item.isMailRequired;
  const label = t('notifications.preferences.choice', {
    label: item.label,
    channel: t(`notifications.preferences.channels.${channel}`),
  });
  return (
    <Switch
      label={
        <VisuallyHidden>{isRequired ? `${label}. ${t('notifications.preferences.required')}` : label}</VisuallyHidden>
      }
      checked={choice.shown}
      disabled={isRequired || isLocked}
      error={error && <ErrorText id={error.id}>{translate(error.key, error.values) ?? errorMessage}</ErrorText>}
      onChange={(event) => void choice.change(event.currentTarget.checked)}
    />
  );
}
