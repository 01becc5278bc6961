import { NavLink, usePermission } from '@park/platform';
import { PageSections } from '@park/ui/pages';
import { useRoomTexts } from '../texts/use-room-texts';
import { useLeadsCompany } from './use-leads-company';

/** Links between the pages of rooms, for people who may see more than one of them. */
export function RoomSections() {
  const { t } = useRoomTexts();
  const canBook = usePermission('BookARoom_Book');
  const canManage = usePermission('BookARoom_Manage');
  const canReadStatistics = usePermission('BookARoom_GenerateStats');
  const leadsCompany = useLeadsCompany();
  const pages = [
    { to: '/book-a-room', label: t('sections.book'), isShown: canBook },
    { to: '/book-a-room/company', label: t('sections.company'), isShown: leadsCompany },
    { to: '/book-a-room/requests', label: t('sections.requests'), isShown: canManage },
    { to: '/book-a-room/manage', label: t('sections.rooms'), isShown: canManage },
    { to: '/book-a-room/closures', label: t('sections.closures'), isShown: canManage },
    { to: '/book-a-room/statistics', label: t('sections.statistics'), isShown: canReadStatistics },
  ].filter(({ isShown }) => isShown);
  if (pages.length < 2) return null;
  return <PageSections label={t('sections.label')} links={pages} link={NavLink} />;
}
