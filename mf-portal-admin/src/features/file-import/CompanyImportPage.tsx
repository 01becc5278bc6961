import { useCommand, usePageTitle } from '@park/platform';
import { Page } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ImportFlow } from './ImportFlow';

const list = '/portal/company-edit';

/** Companies from a table. */
export function CompanyImportPage() {
  const { t } = usePortalTexts();
  usePageTitle(t('fileImport.companies.title'));
  const preview = useCommand('POST /api/company-imports/preview');
  const apply = useCommand('POST /api/company-imports', { refreshes: ['GET /api/companies', 'GET /api/catalogs'] });
  return (
    <Page
      title={t('fileImport.companies.title')}
      lead={t('fileImport.companies.lead')}
      breadcrumbs={[
        { label: t('overview.documentTitle'), href: '/portal' },
        { label: t('people.companyEdit.list.title'), href: list },
      ]}
    >
      <ImportFlow
        catalog="company-categories"
        accept=".csv,.txt,text/csv,text/plain"
        fileHelp={t('fileImport.companies.fileHelp')}
        fieldsOf={(answers) => ({ categories: JSON.stringify(answers) })}
        preview={(body) => preview.run({ body }, { isLongRunning: true })}
        apply={(body) => apply.run({ body }, { isLongRunning: true })}
        isBusy={preview.isRunning || apply.isRunning}
        done={{ label: t('people.companyEdit.list.title'), href: list }}
      />
    </Page>
  );
}
