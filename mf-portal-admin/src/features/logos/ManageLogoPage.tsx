import type { LogoItem } from '@park/contract/company-logos';
import { useCommand, useFormat, useListAddress, usePagedCall, usePageTitle } from '@park/platform';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Monogram,
  Notice,
  Page,
  SegmentedControl,
  useErrorToast,
  useToast,
} from '@park/ui';
import { UploadIcon } from '@park/ui/icons';
import {
  FileButton,
  FocusFrame,
  PagedList,
  Row,
  Rows,
  RowsSkeleton,
  SearchField,
  lazyDialog,
  useFocusAfterRender,
} from '@park/ui/pages';
import { useRef, useState } from 'react';
import { FilterBar } from '../../shared/FilterBar';
import { usePickedLogo } from '../../shared/logo/use-picked-logo';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Logos.module.css';

const CropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "crop-logo" */ '../../shared/logo/CropDialog')).CropDialog,
);

/** Logos of every company, on the light and the dark page. */
export default function ManageLogoPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const address = useListAddress(['missing']);
  const isMissing = address.chosen.missing[0] === 'true';
  const list = usePagedCall('GET /api/publishing/logos', {
    query: { queryText: address.text, missing: isMissing || undefined },
  });
  const first = list.status === 'ready' ? list.first : undefined;
  usePageTitle(t('logos.title'));
  return (
    <Page
      title={t('logos.title')}
      count={first && format.number(first.total)}
      lead={t('logos.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      <FilterBar search={<SearchField label={t('logos.search')} text={address.text} onSearch={address.setText} />}>
        <SegmentedControl
          legend={t('logos.which')}
          options={[
            { value: 'all', label: t('logos.all') },
            { value: 'missing', label: t('logos.missing') },
          ]}
          value={isMissing ? 'missing' : 'all'}
          onChange={(which) => address.choose('missing', which === 'missing' ? ['true'] : [])}
        />
      </FilterBar>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={{ title: t('logos.none') }}
        filteredOut={
          address.isNarrowed && {
            title: t('logos.noneFound'),
            clearLabel: t('logos.showAll'),
            onClear: address.clear,
          }
        }
        total={first?.total}
        announcement={first && t('logos.found', { count: first.total })}
      >
        {(items) => (
          <Rows label={t('logos.title')}>
            {items.map((company) => (
              <LogoRow key={company.id} company={company} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}

function LogoRow({ company }: { company: LogoItem }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const { id, name, logo } = company;
  const removing = useCommand('DELETE /api/companies/{id}/logo', {
    refreshes: ['GET /api/publishing/logos', 'GET /api/companies'],
  });
  const picked = usePickedLogo();
  const [isAsking, setIsAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  // The button disappears with the logo.
  const focusActions = useFocusAfterRender(actions);
  const remove = async () => {
    const result = await removing.run({ params: { id } });
    setIsAsking(false);
    if (!result.ok) return showError(result.error, t('logos.notRemoved', { name }));
    focusActions();
    toast.show({ message: t('logos.removed', { name }) });
    return undefined;
  };
  return (
    <Row
      title={name}
      headingLevel={2}
      mark={
        <Cluster gap={1}>
          <LogoMark logo={logo} name={name} theme="light" />
          <LogoMark logo={logo} name={name} theme="dark" />
        </Cluster>
      }
      end={
        <FocusFrame ref={actions}>
          <Cluster gap={1}>
            {logo && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('logos.removeNamed', { name })}
                onClick={() => setIsAsking(true)}
              >
                {t('logos.remove')}
              </Button>
            )}
            <FileButton
              size="small"
              accept="image/png,image/jpeg,image/webp"
              icon={<UploadIcon size={16} />}
              label={t(logo ? 'logos.replaceNamed' : 'logos.addNamed', { name })}
              onFile={(file) => void picked.pick(file)}
            >
              {t(logo ? 'logos.replace' : 'logos.add')}
            </FileButton>
          </Cluster>
        </FocusFrame>
      }
    >
      {picked.refusal && (
        <Notice tone="danger" announce>
          {picked.refusal}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('people.companyEdit.logo.removeQuestion', { company: name })}
        confirmText={t('people.companyEdit.logo.remove')}
        busy={removing.isRunning}
        busyText={t('people.companyEdit.logo.removing')}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      >
        {t('people.companyEdit.logo.removeResult')}
      </ConfirmDialog>
      {picked.image && <CropDialog company={company} image={picked.image} onClose={picked.clear} />}
    </Row>
  );
}

function LogoMark({ logo, name, theme }: { logo: string | null; name: string; theme: 'light' | 'dark' }) {
  return (
    <span className={styles.mark} data-on={theme}>
      {logo ? <img src={logo} alt="" /> : <Monogram name={name} />}
    </span>
  );
}
