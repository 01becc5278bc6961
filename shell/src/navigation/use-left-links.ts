import { useEffect, useRef } from 'react';

/** Number of history entries that are remembered. */
const maxEntries = 50;

/**
 * Remembers the last link that was used on each history entry, so that going back can focus it: keyboard users
 * continue at the row they came from.
 * @returns a function for the selector of an entry's link.
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
    // Safari does not focus a link on click.
    content?.addEventListener('focusin', remember);
    content?.addEventListener('click', remember, { capture: true });
    return () => {
      content?.removeEventListener('focusin', remember);
      content?.removeEventListener('click', remember, { capture: true });
    };
  }, [contentId, key]);
  return (wanted) => links.current.get(wanted);
}
