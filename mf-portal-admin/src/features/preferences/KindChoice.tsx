import type { NotificationPreference } from '@park/contract/notifications';
import { useCommand } from '@park/platform';
import { ErrorText, Switch, useTranslate, VisuallyHidden, type ShownError } from '@park/ui';
import { useState } from 'react';
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
  const choose = useCommand('PUT /api/notifications/preferences', refreshesPreferences);
  const [wanted, setWanted] = useState<boolean>();
  const [problem, setProblem] = useState<ShownError>();
  const isRequired = channel === 'mail' && item.isMailRequired;

  async function change(isOn: boolean): Promise<void> {
    setWanted(isOn);
    setProblem(undefined);
    const result = await choose.run({ body: { kind: item.kind, channel, isOn } });
    if (!result.ok) setProblem(result.error);
    setWanted(undefined);
  }

  const label = t('notifications.preferences.choice', {
    label: item.label,
    channel: t(`notifications.preferences.channels.${channel}`),
  });
  return (
    <Switch
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={wanted ?? item[channel]}
      disabled={isRequired || isLocked}
      help={isRequired ? t('notifications.preferences.required') : undefined}
      error={problem?.key && <ErrorText id={problem.id}>{translate(problem.key, problem.values)}</ErrorText>}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
