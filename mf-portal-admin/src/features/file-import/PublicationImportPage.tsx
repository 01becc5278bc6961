import { useCommand, usePageTitle } from '@park/platform';
import { Checkbox, Page, RadioGroup, Stack } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ImportFlow } from './ImportFlow';

interface PublicationImportPageProps {
  readonly kind: 'news' | 'event';
  readonly list: { readonly label: string; readonly href: string };
}

/** Events from a calendar file, or news from a feed. */
export function PublicationImportPage({ kind, list }: PublicationImportPageProps) {
  const { t, language: own } = usePortalTexts();
  const [language, setLanguage] = useState<string>(own);
  const [isDraft, setIsDraft] = useState(true);
  usePageTitle(t(`fileImport.${kind}.title`));
  const preview = useCommand('POST /api/publication-imports/preview');
  const apply = useCommand('POST /api/publication-imports', {
    refreshes: ['GET /api/publishing', kind === 'news' ? 'GET /api/news' : 'GET /api/events'],
  });
  return (
    <Page title={t(`fileImport.${kind}.title`)} lead={t(`fileImport.${kind}.lead`)} breadcrumbs={[list]}>
      <ImportFlow
        catalog={kind === 'news' ? 'news-types' : 'event-types'}
        accept={kind === 'news' ? '.xml,.rss,.atom,application/xml,text/xml' : '.ics,text/calendar'}
        fileHelp={t(`fileImport.${kind}.fileHelp`)}
        settings={
          <Stack gap={4}>
            <RadioGroup
              legend={t('fileImport.language')}
              value={language}
              options={(['en', 'fr'] as const).map((value) => ({ value, label: t(`languageNames.${value}`) }))}
              onChange={setLanguage}
            />
            <Checkbox
              label={t('fileImport.draft')}
              help={t('fileImport.draftHelp')}
              checked={isDraft}
              onChange={({ target }) => setIsDraft(target.checked)}
            />
          </Stack>
        }
        fieldsOf={(answers) => ({
          kind: kind === 'news' ? 'news' : 'events',
          language,
          draft: String(isDraft),
          categories: JSON.stringify(answers),
        })}
        preview={(body) => preview.run({ body }, { isLongRunning: true })}
        apply={(body) => apply.run({ body }, { isLongRunning: true })}
        isBusy={preview.isRunning || apply.isRunning}
        done={list}
      />
    </Page>
  );
}
