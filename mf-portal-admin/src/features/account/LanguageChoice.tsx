import { useCommand, useOptimisticValue, type SessionUser } from '@park/platform';
import { SegmentedControl, useErrorToast, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The language of mails and messages. */
export function LanguageChoice({ user }: { readonly user: SessionUser }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const showError = useErrorToast();
  const save = useCommand('PATCH /api/users/user', { refreshes: ['GET /api/users'] });
  // The session keeps the language that the page was opened with.
  const [stored, setStored] = useState(user.language);
  const { shown, change } = useOptimisticValue(stored, async (language) => {
    const result = await save.run({ body: { language } });
    if (result.ok) {
      setStored(language);
      show({ message: t('people.portal.account.languageSaved') });
    } else showError(result.error, t('people.portal.account.languageNotSaved'));
    return result;
  });
  return (
    <SegmentedControl
      legend={t('people.portal.account.language')}
      value={shown}
      onChange={(language) => void change(language)}
      options={[
        { value: 'en', label: t('people.portal.account.english') },
        { value: 'fr', label: t('people.portal.account.french') },
      ]}
    />
  );
}
