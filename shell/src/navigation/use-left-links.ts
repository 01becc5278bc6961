import { useEffect, useRef } from 'react';

/** Entries of the history that are remembered. */
const maxEntries = 50;

/**
 * Which link of the content was used last on each entry of the history, so that going back can put the focus there again:
 * whoever reads a list by keyboard goes on with the line they came from.
 * @returns the link of an entry, as the selector that finds it.
 */
export function useLeftLinks(contentId: string, key: string): (key: string) => string | undefined {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const content = document.getElementById(contentId);
    const remember = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
      if (!href) return;
      links.current.delete(key);
      links.current.set(key, `a[href="${CSS.escape(href)}"]`);
      const oldest = links.current.keys().next();
      if (links.current.size > maxEntries && !oldest.done) links.current.delete(oldest.value);
    };
    // Safari does not focus a link that is clicked.
    content?.addEventListener('focusin', remember);
    content?.addEventListener('click', remember, { capture: true });
    return () => {
      content?.removeEventListener('focusin', remember);
      content?.removeEventListener('click', remember, { capture: true });
    };
  }, [contentId, key]);
  return (wanted) => links.current.get(wanted);
}
