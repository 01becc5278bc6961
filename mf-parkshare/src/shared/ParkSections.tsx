import { NavLink, usePermission } from '@park/platform';
import { PageSections } from '@park/ui/pages';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

const pages = [
  { to: '/parkshare/park', name: 'companies' },
  { to: '/parkshare/park/lots', name: 'lots' },
  { to: '/parkshare/park/closures', name: 'closures' },
  { to: '/parkshare/park/leases', name: 'leases' },
  { to: '/parkshare/permits', name: 'permits' },
  { to: '/parkshare/park/day', name: 'day' },
] as const;

/** Links between the pages of the park's staff. */
export function ParkSections() {
  const { t } = useParkshareTexts();
  const isStaff = usePermission('Parkshare_SuperManage');
  const canReadStatistics = usePermission('Parkshare_GenerateStats');
  if (!isStaff) return null;
  const shown = canReadStatistics ? [...pages, { to: '/parkshare/statistics', name: 'statistics' } as const] : pages;
  const links = shown.map(({ to, name }) => ({ to, label: t(`sections.${name}`), hasPagesBelow: name === 'lots' }));
  return <PageSections label={t('sections.label')} links={links} link={NavLink} />;
}
