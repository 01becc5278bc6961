import { personRoles } from '@park/contract/person-roles';
import { useEditedEmployee, useListAddress, usePageTitle, usePermission, useSession } from '@park/platform';
import { Button, ButtonLink, Page, SegmentedControl, Select } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { SearchField, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyFilter } from './CompanyFilter';
import { InvitationList } from './InvitationList';
import { PeopleList } from './PeopleList';
import styles from './People.module.css';

const InviteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-dialogs" */ './InviteDialog')).InviteDialog,
);
const PersonDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-dialogs" */ './PersonDialog')).PersonDialog,
);

const tabs = ['active', 'invited', 'expired', 'former'] as const;
type Tab = (typeof tabs)[number];

/** The people of the own company: active, invited, expired and former. People without the right edit only themselves. */
export default function PeoplePage() {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const mayManage = usePermission('Collaborator_Manage');
  usePageTitle(t('people.title'));
  const address = useListAddress(['role']);
  const [editing, setEditing] = useEditedEmployee();
  if (!mayManage)
    return (
      <Page title={t('people.title')} breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}>
        {user && <PersonDialog hashedId={user.hashedId} onClose={() => history.back()} />}
      </Page>
    );
  return (
    <>
      <ManagedPeople address={address} onEdit={setEditing} />
      {editing && <PersonDialog hashedId={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface ManagedPeopleProps {
  readonly address: ReturnType<typeof useListAddress<'role'>>;
  readonly onEdit: (hashedId: string) => void;
}

function ManagedPeople({ address, onEdit }: ManagedPeopleProps) {
  const { t } = usePortalTexts();
  const [isInviting, setIsInviting] = useState(false);
  const roles = useCatalogLabel('roles');
  const mayManageAll = usePermission('Collaborator_ManageCompanyList');
  const tab = tabs.find((name) => name === address.parameter('tab')) ?? 'active';
  const companyId = address.parameter('company') ?? undefined;
  const showsAccounts = tab === 'active' || tab === 'former';
  const filter = { text: address.text, role: address.chosen.role[0], companyId };
  const clear = () => address.clear();
  return (
    <Page
      title={t('people.title')}
      lead={t('people.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <>
          <ButtonLink href="/portal/company-new-collaborator/import">{t('people.importList')}</ButtonLink>
          <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsInviting(true)}>
            {t('people.invite')}
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <SegmentedControl<Tab>
          legend={t('people.tabs.legend')}
          options={tabs.map((value) => ({ value, label: t(`people.tabs.${value}`) }))}
          value={tab}
          onChange={(next) => address.setParameter('tab', next === 'active' ? null : next)}
        />
        <div className={styles.search}>
          <SearchField label={t('people.search')} text={address.text} onSearch={address.setText} />
        </div>
        {showsAccounts && (
          <Select
            aria-label={t('people.role')}
            placeholder={t('people.allRoles')}
            value={address.chosen.role[0] ?? ''}
            onChange={(event) => address.choose('role', event.target.value ? [event.target.value] : [])}
            options={[
              ...personRoles.map(String).map((value) => ({ value, label: roles.label(value) ?? value })),
              { value: 'none', label: t('people.noRole') },
            ]}
          />
        )}
        {mayManageAll && <CompanyFilter value={companyId} onChange={(id) => address.setParameter('company', id)} />}
      </div>
      {showsAccounts ? (
        <PeopleList
          state={tab === 'active' ? 'active' : 'left'}
          filter={filter}
          onEdit={onEdit}
          onClear={address.isNarrowed ? clear : undefined}
        />
      ) : (
        <InvitationList
          state={tab === 'invited' ? 'open' : 'expired'}
          filter={filter}
          // Roles are a filter of accounts only.
          onClear={address.text.trim() === '' ? undefined : clear}
        />
      )}
      {isInviting && <InviteDialog companyId={companyId} onClose={() => setIsInviting(false)} />}
    </Page>
  );
}
