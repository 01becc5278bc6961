import type { PublicConfiguration } from '../services/public-configuration';
import { useServices } from '../services/services';

/** The public configuration of the portal (MISS-28). */
export function useConfiguration(): PublicConfiguration {
  return useServices().configuration;
}
