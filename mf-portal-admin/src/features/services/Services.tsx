import { useAccess, useCall, useConfiguration } from '@park/platform';
import { Section, UiLink, VisuallyHidden } from '@park/ui';
import {
  CarIcon,
  CreditCardIcon,
  DownloadIcon,
  FileTextIcon,
  FolderIcon,
  StarIcon,
  TagIcon,
  type IconComponent,
  Building2Icon as BuildingIcon,
  CalendarIcon,
  NewspaperIcon,
} from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { RowFrame, rowName } from '../../shared/LinkRow';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { TicketingService } from './TicketingService';

/** Other systems of the park, each for people who may use it and only if its address is configured. */
export function Services() {
  const { t } = usePortalTexts();
  const { links } = useConfiguration();
  const { has, hasFlag, canShareKnovaFiles } = useAccess();
  const mayEdit = hasFlag('CAN_EDIT_NEWS_EVENTS');
  const mayEditLogos = hasFlag('CAN_EDIT_COMPANIES_LOGO');
  const managesCatalogs = has('Collaborator_ManageCompanyList');
  const ticketing = has('Ticketing_Create') ? links.ticketing : null;
  const campusCard = has('Camipro') ? links.campusCard : null;
  const fairmove = has('Fairmove') ? links.fairmove : null;
  const knovaFiles = canShareKnovaFiles ? links.knovaFiles : null;
  const templates = has('Templates');
  const guide = useGuidePath();
  if (
    !ticketing &&
    !campusCard &&
    !fairmove &&
    !knovaFiles &&
    !templates &&
    guide === null &&
    !mayEdit &&
    !mayEditLogos &&
    !managesCatalogs
  )
    return null;
  return (
    <Section title={t('services.title')}>
      <Rows>
        {guide !== null && <OwnService service="guide" path={guide} icon={FileTextIcon} isOtherPage />}
        {mayEditLogos && <OwnService service="logos" path="/portal/admin/manage-logo" icon={BuildingIcon} />}
        {mayEdit && <OwnService service="news" path="/portal/admin/manage-news?view=list" icon={NewspaperIcon} />}
        {mayEdit && <OwnService service="events" path="/portal/admin/manage-events?view=list" icon={CalendarIcon} />}
        {mayEdit && <OwnService service="spotlights" path="/portal/admin/spotlights" icon={StarIcon} />}
        {managesCatalogs && <OwnService service="catalogs" path="/portal/admin/catalogs" icon={TagIcon} />}
        {templates && <OwnService service="templates" path="/templates" icon={DownloadIcon} />}
        {ticketing && <TicketingService address={ticketing} />}
        {campusCard && <LinkedService service="campusCard" address={campusCard} icon={CreditCardIcon} />}
        {fairmove && <LinkedService service="fairmove" address={fairmove} icon={CarIcon} />}
        {knovaFiles && <LinkedService service="knovaFiles" address={knovaFiles} icon={FolderIcon} />}
      </Rows>
    </Section>
  );
}

/** The secret address of the guide for the own role; undefined until it is known, null where there is none. */
function useGuidePath(): string | null | undefined {
  const { has } = useAccess();
  const mayRead = has('Smart_Guides');
  const address = useCall('GET /api/guides/own/address', {}, { enabled: mayRead });
  if (!mayRead || address.status === 'failed') return null;
  return address.data?.path;
}

interface OwnServiceProps {
  readonly service: 'catalogs' | 'spotlights' | 'guide' | 'templates' | 'news' | 'events' | 'logos';
  /** Without one, the row keeps its place until the address is known. */
  readonly path: string | undefined;
  readonly icon: IconComponent;
  /** The shell's server has to answer the address, because it is in no descriptor. */
  readonly isOtherPage?: boolean;
}

function OwnService({ service, path, icon, isOtherPage }: OwnServiceProps) {
  const { t } = usePortalTexts();
  return (
    <RowFrame icon={icon} help={t(`services.${service}.help`)}>
      {isOtherPage || path === undefined ? (
        <a className={rowName} href={path}>
          {t(`services.${service}.title`)}
        </a>
      ) : (
        <UiLink className={rowName} href={path}>
          {t(`services.${service}.title`)}
        </UiLink>
      )}
    </RowFrame>
  );
}

type ServiceName = 'campusCard' | 'fairmove' | 'knovaFiles';

function LinkedService({ service, address, icon }: { service: ServiceName; address: string; icon: IconComponent }) {
  const { t } = usePortalTexts();
  return (
    <RowFrame icon={icon} help={t(`services.${service}.help`)} isElsewhere>
      <UiLink className={rowName} href={address} target="_blank" rel="noopener noreferrer">
        {t(`services.${service}.title`)}
        <VisuallyHidden> ({t('services.elsewhere')})</VisuallyHidden>
      </UiLink>
    </RowFrame>
  );
}
