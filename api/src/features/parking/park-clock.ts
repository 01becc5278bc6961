/** The present and the zone of the park: what the rules of parking need of the context. */
import type { AppContext } from '../../core/context/app-context';

export interface ParkClock {
  clock: () => Date;
  configuration: Pick<AppContext['configuration'], 'parkTimeZone'>;
}
