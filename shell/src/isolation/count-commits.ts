/**
 * Counts what React writes to the page. React tells it in production to development tools only, which have to be there
 * before it starts; so this is the first import of the shell. Tools of a developer's browser go on working.
 */
interface DevelopmentTools {
  supportsFiber?: boolean;
  renderers?: Map<number, unknown>;
  inject?: (renderer: unknown) => number;
  onCommitFiberRoot?: (...given: unknown[]) => unknown;
  onCommitFiberUnmount?: () => void;
}

const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
let commits = 0;

/** React's renderers; a development build replaces components through them (`react-refresh`). */
const renderers = new Map<number, unknown>();

const tools: DevelopmentTools = ((globalThis as Record<string, unknown>)[hookName] ??= {
  supportsFiber: true,
  renderers,
  inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
  onCommitFiberUnmount() {},
}) as DevelopmentTools;
const before = tools.onCommitFiberRoot;
tools.onCommitFiberRoot = (...given) => {
  commits += 1;
  return before?.apply(tools, given);
};

export const commitCount = (): number => commits;
