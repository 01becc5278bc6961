import { onDemandPart, usePart } from '../on-demand/on-demand-part';
import type { DevelopmentToolsProps } from './DevelopmentTools';

const tools = onDemandPart<DevelopmentToolsProps>(
  async () => (await import(/* webpackChunkName: "development" */ './DevelopmentTools')).DevelopmentTools,
);

/** Loads the tools only where they are enabled. The page ignores a failed load. */
export function Development(props: DevelopmentToolsProps) {
  const state = usePart(tools);
  return state.status === 'loaded' ? <state.Part {...props} /> : null;
}
