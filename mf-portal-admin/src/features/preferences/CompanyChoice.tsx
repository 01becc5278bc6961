import { useCommand, useOptimisticValue } from '@park/platform';
import { ErrorPanel, Switch } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPreferences } from './refreshed-calls';

/** Whether the people of the company choose their e-mails themselves. */
export function CompanyChoice({ isOn }: { readonly isOn: boolean }) {
  const { t } = usePortalTexts();
  const store = useCommand('PUT /api/emailing/company', refreshesPreferences);
  const choice = useOptimisticValue(isOn, (isChoosingEnabled) => store.run({ body: { isChoosingEnabled } }));
  return (
    <>
      <Switch
        label={t('notifications.preferences.company.label')}
        help={t('notifications.preferences.company.help')}
        checked={choice.shown}
        onChange={(event) => void choice.change(event.currentTarget.checked)}
      />
      {choice.error && <ErrorPanel compact headingLevel={3} error={choice.error} />}
    </>
  );
}
