import type { DevelopmentData } from '../../src/page-data/page-data';
import type { ShellEnvironment } from '../configuration/configuration';
import { faultsOf } from './inject-faults';

/** Data of the development panel, only where it is enabled: without it the browser never loads the panel. */
export function developmentData(
  environment: ShellEnvironment,
  cookie: string | undefined,
): { readonly developmentPanel?: DevelopmentData } {
  if (!environment.DEVELOPMENT_PANEL) return {};
  return {
    developmentPanel: {
      demoPassword: environment.MODE === 'demo' ? (environment.DEMO_PASSWORD ?? null) : null,
      faults: faultsOf(cookie),
    },
  };
}
