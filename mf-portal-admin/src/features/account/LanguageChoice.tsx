import { useCommand, type SessionUser } from '@park/platform';
import { SegmentedControl, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The language of mails and messages. */
export function LanguageChoice({ user }: { readonly user: SessionUser }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const [chosen, setChosen] = useState(user.language);
  const save = useCommand('PATCH /api/users/user', { refreshes: ['GET /api/users'] });
  async function choose(language: 'en' | 'fr') {
    const result = await save.run({ body: { language } });
    if (!result.ok) return;
    setChosen(language);
    show({ message: t('people.portal.account.languageSaved') });
  }
  return (
    <SegmentedControl
      legend={t('people.portal.account.language')}
      value={chosen}
      onChange={(language) => void choose(language)}
      options={[
        { value: 'en', label: t('people.portal.account.english') },
        { value: 'fr', label: t('people.portal.account.french') },
      ]}
    />
  );
}
