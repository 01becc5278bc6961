/** The parts of the page that belong to the shell. React expects them where it put them; nobody else may take them away. */
const parts = new Set<Element>();

/** A `ref` for the outermost element of a part. */
export function keepShellPart(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  parts.add(element);
  return () => void parts.delete(element);
}

/** Whether every part that React shows is still in the page. */
export const isShellWhole = (): boolean => [...parts].every((part) => part.isConnected);
