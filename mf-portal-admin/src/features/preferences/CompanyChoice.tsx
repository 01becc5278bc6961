import { useCommand } from '@park/platform';
import { ErrorPanel, Switch, type ShownError } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPreferences } from './refreshed-calls';

/** Whether the people of the company choose their e-mails themselves. */
export function CompanyChoice({ isOn }: { readonly isOn: boolean }) {
  const { t } = usePortalTexts();
  const store = useCommand('PUT /api/emailing/company', refreshesPreferences);
  const [wanted, setWanted] = useState<boolean>();
  const [problem, setProblem] = useState<ShownError>();

  async function change(isChoosingEnabled: boolean): Promise<void> {
    setWanted(isChoosingEnabled);
    setProblem(undefined);
    const result = await store.run({ body: { isChoosingEnabled } });
    if (!result.ok) setProblem(result.error);
    setWanted(undefined);
  }

  return (
    <>
      <Switch
        label={t('notifications.preferences.company.label')}
        help={t('notifications.preferences.company.help')}
        checked={wanted ?? isOn}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {problem && <ErrorPanel compact headingLevel={3} error={problem} />}
    </>
  );
}
