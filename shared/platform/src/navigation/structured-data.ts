/** The page's one block of JSON-LD: facts about its subject for machines, which the shell's server writes into the HTML. */
import { useEffect } from 'react';

/** The element's id; the shell's server gives it the same (`shell/server/page/html.ts`). */
const id = 'structured-data';

/**
 * Keeps the block in step with what the page shows, so that there is always exactly one, or none where nothing is said.
 * What it says must be visible on the page as well.
 * @param data the `structuredData` of the page's subject; null or undefined while or where there is none.
 */
export function useStructuredData(data: object | null | undefined): void {
  const text = data ? JSON.stringify(data) : null;
  useEffect(() => {
    const present = document.getElementById(id);
    if (text === null) return present?.remove();
    const block = present ?? document.createElement('script');
    block.id = id;
    block.setAttribute('type', 'application/ld+json');
    // What the server wrote is left alone when it says the same.
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
