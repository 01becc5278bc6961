import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** Address of the next page, opened where scripts do not run. */
  href?: string | undefined;
  /** "24 of 190". Shown while there are more, and once the last page has loaded. */
  shown?: ReactNode;
}

/** A button instead of endless scrolling, so that the footer stays reachable. */
export function LoadMore({ hasMore, isLoadingMore, onLoadMore, href, shown }: LoadMoreProps) {
  const texts = useUiTexts();
  const end = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const isAtEnd = wasPressed && !hasMore;
  // The button is removed with the last page; keep the focus of keyboard users at this place.
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (!hasMore && !wasPressed) return null;
  return (
    <div className={styles.more}>
      {(shown || isAtEnd) && (
        <p ref={end} role="status" tabIndex={-1}>
          {shown}
        </p>
      )}
      {/* Paper says how many of all are on it. */}
      {hasMore && (
        <span data-print="hide">
          <Button
            data-scripts={href === undefined ? undefined : 'needed'}
            busy={isLoadingMore}
            busyText={texts.loadingMore}
            onClick={() => {
              setWasPressed(true);
              onLoadMore();
            }}
          >
            {texts.loadMore}
          </Button>
          {href !== undefined && (
            <ButtonLink href={href} data-scripts="off">
              {texts.loadMore}
            </ButtonLink>
          )}
        </span>
      )}
    </div>
  );
}
