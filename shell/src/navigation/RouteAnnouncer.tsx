import { useLocation } from '@park/platform';
import { VisuallyHidden } from '@park/ui';
import { useEffect, useRef, useState } from 'react';
import { isSamePage, recordOf } from './same-page';
import { useLeftLinks } from './use-left-links';

/** How long to wait for the title of a page. */
const contentTimeoutMs = 10_000;

/**
 * Does for a client-side navigation what browsers do for a page load: announces the new title and moves the focus to
 * the start of the content or, when going back, to the link that was followed. Waits for a page that is still loading;
 * ignores changes within a page, such as filters.
 */
export function RouteAnnouncer({ contentId }: { contentId: string }) {
  const { key: historyKey, pathname, search } = useLocation();
  // After a reload the router's key is always `default`.
  const key = historyKey === 'default' ? pathname + search : historyKey;
  const leftLinkOf = useLeftLinks(contentId, key);
  const record = recordOf(search);
  const last = useRef({ pathname, search });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (isSamePage(before, last.current)) return undefined;
    const content = document.getElementById(contentId);
    if (!content) return undefined;

    const focusAtStart = document.activeElement;
    const leftLink = leftLinkOf(key);

    const arrive = (): boolean => {
      const title = content.querySelector('h1');
      if (!title) return false;
      observer.disconnect();
      // Leave the focus alone if it was moved while the page was loading, by a person who opened a menu or by a
      // page that focuses its first field.
      const { activeElement, body } = document;
      const hasMoved = activeElement !== focusAtStart && activeElement !== body && activeElement !== content;
      const isInContent = activeElement !== content && content.contains(activeElement);
      if (!hasMoved && !isInContent) {
        if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
        title.focus({ preventScroll: true });
        returnToLink(title);
      }
      setAnnounced(title.textContent);
      return true;
    };
    /**
     * When going back, focuses the link that was followed as soon as it is rendered; until then the title has the
     * focus.
     */
    const returnToLink = (title: HTMLElement) => {
      if (!leftLink) return;
      const find = (): boolean => {
        const link = document.activeElement === title ? content.querySelector<HTMLElement>(leftLink) : null;
        link?.focus({ preventScroll: true });
        return link !== null || document.activeElement !== title;
      };
      const lines = new MutationObserver(() => {
        if (find()) lines.disconnect();
      });
      if (find()) return;
      lines.observe(content, { childList: true, subtree: true });
      setTimeout(() => lines.disconnect(), contentTimeoutMs);
    };
    const observer = new MutationObserver(() => void arrive());
    if (!arrive()) observer.observe(content, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), contentTimeoutMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // The link belongs to the history entry that is entered and does not change while the page stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, record, contentId]);

  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite" aria-atomic="true">
        {announced}
      </div>
    </VisuallyHidden>
  );
}
