/** The page about a missing permission is loaded only when needed, because few people see it. */
import { ErrorPanel } from '@park/ui';
import { PagePending } from '../federation/page-status';
import { onDemandPart, usePart } from '../on-demand/on-demand-part';
import { useShellTexts } from '../texts/use-shell-texts';
import type { MissingRight } from './guard-route';

/** Loaded before a page that was rendered on the server continues in the browser. */
export const noAccessPage = onDemandPart(
  async () => (await import(/* webpackChunkName: "no-access" */ './NoAccessPage')).NoAccessPage,
);

export function NoAccess({ missing }: { missing: MissingRight }) {
  const { t } = useShellTexts();
  const state = usePart(noAccessPage);
  if (state.status === 'loaded') return <state.Part missing={missing} />;
  // The title is shown even if the details do not load.
  if (state.status === 'failed')
    return (
      <ErrorPanel
        headingLevel={1}
        title={t('noAccess.title')}
        message={t('noAccess.reason')}
        onRetry={() => void noAccessPage.load()}
      />
    );
  return <PagePending />;
}
