import type { ManagedCompany } from '@park/contract/company-editing';
import { useCall, usePageTitle, usePermission, useSearchParams, useSession } from '@park/platform';
import { Button, ButtonLink, Page, SkeletonPage } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent, lastListAddress, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyImportPage } from '../file-import/CompanyImportPage';
import { CompanyFilter } from '../people/CompanyFilter';
import { AdministrationSection } from './AdministrationSection';
import styles from './CompanyEdit.module.css';
import { CompanyFormSection } from './CompanyFormSection';
import { CompanyList } from './CompanyList';
import { Completeness } from './Completeness';
import { LogoSection } from './LogoSection';

const NewCompanyDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "new-company" */ './NewCompanyDialog')).NewCompanyDialog,
);

/** The profile of the own company; those who manage the company list choose another one. */
export default function CompanyEditPage() {
  const [parameters] = useSearchParams();
  const mayManageAll = usePermission('Collaborator_ManageCompanyList');
  return mayManageAll && parameters.get('view') === 'import' ? <CompanyImportPage /> : <CompanyPage />;
}

function CompanyPage() {
  const { t } = usePortalTexts();
  const { company } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const mayManageAll = usePermission('Collaborator_ManageCompanyList');
  const [isCreating, setIsCreating] = useState(false);
  const chosen = parameters.get('company');
  const isList = mayManageAll && chosen === null;
  usePageTitle(t(isList ? 'people.companyEdit.list.title' : 'people.companyEdit.title'));
  const id = chosen ?? company?.id ?? '';
  const read = useCall('GET /api/companies/{id}/editing', { params: { id } }, { enabled: id !== '' && !isList });
  const choose = (next: string | null) => setParameters(next ? { company: next } : {});
  return (
    <Page
      title={t(isList ? 'people.companyEdit.list.title' : 'people.companyEdit.title')}
      lead={read.data && !isList && t('people.companyEdit.lead', { company: read.data.name })}
      breadcrumbs={[
        { label: t('overview.documentTitle'), href: '/portal' },
        ...(mayManageAll && !isList
          ? [{ label: t('people.companyEdit.list.title'), href: lastListAddress('/portal/company-edit') }]
          : []),
      ]}
      action={
        <>
          {!isList && (
            <ButtonLink href={`/companies/details?id=${id}`}>{t('people.companyEdit.publicPage')}</ButtonLink>
          )}
          {isList && <ButtonLink href="/portal/company-edit?view=import">{t('fileImport.open')}</ButtonLink>}
          {mayManageAll && (
            <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsCreating(true)}>
              {t('people.companyEdit.create')}
            </Button>
          )}
        </>
      }
    >
      {isList && <CompanyList />}
      {mayManageAll && !isList && (
        <div className={styles.choice}>
          <CompanyFilter value={id} onChange={choose} />
        </div>
      )}
      {!isList && (
        <QueryContent query={read} skeleton={<SkeletonPage />}>
          {(data) => <Company key={data.id} company={data} />}
        </QueryContent>
      )}
      {isCreating && <NewCompanyDialog onClose={() => setIsCreating(false)} onCreated={choose} />}
    </Page>
  );
}

function Company({ company }: { readonly company: ManagedCompany }) {
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <CompanyFormSection company={company} />
        {company.may.contracts && <AdministrationSection company={company} />}
      </div>
      <aside className={styles.aside}>
        <LogoSection company={company} />
        <Completeness company={company} />
      </aside>
    </div>
  );
}
