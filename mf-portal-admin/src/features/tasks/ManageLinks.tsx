import { usePermission } from '@park/platform';
import { Section } from '@park/ui';
import { BriefcaseIcon, Building2Icon, HistoryIcon, UserIcon, UsersIcon, type IconComponent } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { LinkRow } from '../../shared/LinkRow';
import { usePortalTexts } from '../../texts/use-portal-texts';

type ManagedPage = 'account' | 'people' | 'companyEdit' | 'jobs' | 'audit';

/** The pages of the portal that the person may open. */
export function ManageLinks() {
  const { t } = usePortalTexts();
  const managesPeople = usePermission('Collaborator_Manage');
  const editsCompany = usePermission('CompanyList_Edit');
  const writesJobs = usePermission('Jobs_Create');
  const row = (page: ManagedPage, icon: IconComponent, href: string) => (
    <LinkRow
      icon={icon}
      title={t(`people.portal.links.${page}`)}
      help={t(`people.portal.links.${page}Help`)}
      href={href}
    />
  );
  return (
    <Section title={t('people.portal.links.title')}>
      <Rows>
        {row('account', UserIcon, '/portal/account')}
        {managesPeople && row('people', UsersIcon, '/portal/company-new-collaborator')}
        {editsCompany && row('companyEdit', Building2Icon, '/portal/company-edit')}
        {writesJobs && row('jobs', BriefcaseIcon, '/portal/company-jobs')}
        {managesPeople && row('audit', HistoryIcon, '/portal/audit')}
      </Rows>
    </Section>
  );
}
