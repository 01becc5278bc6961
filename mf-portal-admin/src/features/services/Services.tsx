import { useAccess, useConfiguration } from '@park/platform';
import { ErrorPanel, Notice, Section, UiLink, VisuallyHidden } from '@park/ui';
import { CarIcon, CreditCardIcon, ExternalLinkIcon, FolderIcon, TicketIcon, type IconComponent } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Services.module.css';
import { useTicketing, type Ticketing } from './use-ticketing';

/** Other systems of the park: each for those who may use it, and only where the park has told its address. */
export function Services() {
  const { t } = usePortalTexts();
  const { links } = useConfiguration();
  const { has, canShareKnovaFiles } = useAccess();
  const ticketing = has('Ticketing_Create') ? links.ticketing : null;
  const campusCard = has('Camipro') ? links.campusCard : null;
  const fairmove = has('Fairmove') ? links.fairmove : null;
  const knovaFiles = canShareKnovaFiles ? links.knovaFiles : null;
  if (!ticketing && !campusCard && !fairmove && !knovaFiles) return null;
  return (
    <Section title={t('services.title')}>
      <Rows>
        {ticketing && <TicketingService address={ticketing} />}
        {campusCard && <LinkedService service="campusCard" address={campusCard} icon={CreditCardIcon} />}
        {fairmove && <LinkedService service="fairmove" address={fairmove} icon={CarIcon} />}
        {knovaFiles && <LinkedService service="knovaFiles" address={knovaFiles} icon={FolderIcon} />}
      </Rows>
    </Section>
  );
}

type ServiceName = 'campusCard' | 'fairmove' | 'knovaFiles' | 'ticketing';

function LinkedService({ service, address, icon }: { service: ServiceName; address: string; icon: IconComponent }) {
  const { t } = usePortalTexts();
  return (
    <ServiceRow icon={icon} help={t(`services.${service}.help`)}>
      <UiLink className={styles.name} href={address} target="_blank" rel="noopener noreferrer">
        {t(`services.${service}.title`)}
        <VisuallyHidden> ({t('services.elsewhere')})</VisuallyHidden>
      </UiLink>
    </ServiceRow>
  );
}

function TicketingService({ address }: { address: string }) {
  const { t } = usePortalTexts();
  const ticketing = useTicketing(address);
  const { open, isOpening } = ticketing;
  return (
    <ServiceRow
      icon={TicketIcon}
      help={t('services.ticketing.help')}
      problem={<TicketingFailure ticketing={ticketing} />}
    >
      {/* A button, not a link: there is no address before the press. */}
      <button
        type="button"
        className={styles.name}
        aria-disabled={isOpening || undefined}
        aria-busy={isOpening || undefined}
        onClick={() => void open()}
      >
        {isOpening ? t('services.ticketing.opening') : t('services.ticketing.title')}
        <VisuallyHidden> ({t('services.elsewhere')})</VisuallyHidden>
      </button>
    </ServiceRow>
  );
}

function TicketingFailure({ ticketing: { problem, open, isOpening } }: { ticketing: Ticketing }) {
  const { t } = usePortalTexts();
  if (!problem) return null;
  if (problem.kind === 'refused')
    return (
      <ErrorPanel compact headingLevel={3} error={problem.error} onRetry={() => void open()} isRetrying={isOpening} />
    );
  return (
    <Notice tone="danger" title={t('services.blocked.title')}>
      {t('services.blocked.reason')}
    </Notice>
  );
}

function ServiceRow({
  icon: Sign,
  help,
  problem,
  children,
}: {
  icon: IconComponent;
  help: string;
  problem?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.service}>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Sign size={20} />
        </span>
        <div className={styles.words}>
          {children}
          <p className={styles.help}>{help}</p>
        </div>
        <span className={styles.away}>
          <ExternalLinkIcon size={16} />
        </span>
      </div>
      {problem}
    </li>
  );
}
