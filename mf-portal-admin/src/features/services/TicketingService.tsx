import { ErrorPanel, Notice, VisuallyHidden } from '@park/ui';
import { TicketIcon } from '@park/ui/icons';
import { RowFrame, rowName } from '../../shared/LinkRow';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useTicketing, type Ticketing } from './use-ticketing';

/** Opens the park's ticketing system in a new window, with a token for the person. */
export function TicketingService({ address }: { address: string }) {
  const { t } = usePortalTexts();
  const ticketing = useTicketing(address);
  const { open, isOpening } = ticketing;
  return (
    <RowFrame
      isElsewhere
      icon={TicketIcon}
      help={t('services.ticketing.help')}
      problem={<TicketingFailure ticketing={ticketing} />}
    >
      {/* A button, not a link: there is no address before the press. */}
      <button
        type="button"
        className={rowName}
        aria-disabled={isOpening || undefined}
        aria-busy={isOpening || undefined}
        onClick={() => void open()}
      >
        {isOpening ? t('services.ticketing.opening') : t('services.ticketing.title')}
        <VisuallyHidden> ({t('services.elsewhere')})</VisuallyHidden>
      </button>
    </RowFrame>
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
