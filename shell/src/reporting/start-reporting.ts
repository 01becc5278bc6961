import type { PublicConfiguration } from '@park/platform';
import { shareableAddress } from '../session/address-token';
import { createReportSender } from './report-sender';
import { createReporter, silentReporter, type PortalReporter } from './reporter';

/**
 * The portal's reporter: silent unless reporting is configured. When the page is hidden or unloaded, waiting entries
 * are passed to the browser, which sends them even after the page is gone.
 */
export function startReporting(
  configuration: Pick<PublicConfiguration, 'reporting'>,
  browser: Window,
  clock: () => Date,
): PortalReporter {
  if (!configuration.reporting) return silentReporter;
  const { send, take } = createReportSender({});
  const { location, document } = browser;
  const reporter = createReporter({
    send,
    clock,
    level: configuration.reporting.level,
    page: () => shareableAddress(location.pathname, location.search),
  });
  const leave = () => reporter.flushNow(take);
  browser.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  return reporter;
}
