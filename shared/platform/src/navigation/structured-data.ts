/** The page's JSON-LD block, which the shell's server writes into the HTML. */
import { useEffect } from 'react';

/** The element's id, the same as in `shell/server/page/html.ts`. */
const id = 'structured-data';

/**
 * Keeps the block up to date with the page: exactly one, or none without data. All facts in it must also be visible on the
 * page (search engine policy).
 * @param data the `structuredData` of the page's subject; null or undefined if there is none.
 */
export function useStructuredData(data: object | null | undefined): void {
  const text = data ? JSON.stringify(data) : null;
  useEffect(() => {
    const present = document.getElementById(id);
    if (text === null) return present?.remove();
    const block = present ?? document.createElement('script');
    block.id = id;
    block.setAttribute('type', 'application/ld+json');
    // Keep the server's block if it has the same content.
    if (!isSame(block.textContent, text)) block.textContent = text;
    if (!present) document.head.append(block);
    return () => block.remove();
  }, [text]);
}

function isSame(written: string | null, text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(written ?? '')) === text;
  } catch {
    return false;
  }
}
