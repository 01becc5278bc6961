import { useLocation } from '@park/platform';
import { VisuallyHidden } from '@park/ui';
import { useEffect, useRef, useState } from 'react';
import { useLeftLinks } from './use-left-links';

/** Milliseconds after which a page without a title is left in peace. */
const contentTimeoutMs = 10_000;

/**
 * Tells of a change of page what a browser tells by itself when it loads one: the new title is read out and the focus
 * stands at the beginning of the content, or, on the way back, at the link that was followed. A page that is still being loaded is waited for; filters and other changes
 * within a page are none of its business.
 */
export function RouteAnnouncer({ contentId }: { contentId: string }) {
  const { key: historyKey, pathname, search } = useLocation();
  // After a reload the router's key is always `default`.
  const key = historyKey === 'default' ? pathname + search : historyKey;
  const leftLinkOf = useLeftLinks(contentId, key);
  const lastPath = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const content = document.getElementById(contentId);
    if (!content) return undefined;

    const focusAtStart = document.activeElement;
    const leftLink = leftLinkOf(key);

    const arrive = (): boolean => {
      const title = content.querySelector('h1');
      if (!title) return false;
      observer.disconnect();
      // Whoever moved the focus while the page was loading, a person who opened a menu or a page that stands in its first
      // field, knows better.
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
    /** Going back leads to the link that was followed, as soon as it is there; until then the title has the focus. */
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
    // The link that was left is of the entry that is entered; it changes nothing while the page stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, contentId]);

  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite" aria-atomic="true">
        {announced}
      </div>
    </VisuallyHidden>
  );
}
