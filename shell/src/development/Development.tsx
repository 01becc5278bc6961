import { onDemandPart, usePart } from '../on-demand/on-demand-part';
import type { DevelopmentToolsProps } from './DevelopmentTools';

const tools = onDemandPart<DevelopmentToolsProps>(
  async () => (await import(/* webpackChunkName: "development" */ './DevelopmentTools')).DevelopmentTools,
);

/** The tools are fetched only where the page allows them. One that does not come is no matter for the page. */
export function Development(props: DevelopmentToolsProps) {
  const state = usePart(tools);
  return state.status === 'loaded' ? <state.Part {...props} /> : null;
}
