import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** "24 of 190". Shown while there are more, and once the last page has loaded. */
  shown?: ReactNode;
}

/** A button instead of endless scrolling, so that the footer stays reachable. */
export function LoadMore({ hasMore, isLoadingMore, onLoadMore, shown }: LoadMoreProps) {
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
      {hasMore && (
        <Button
          busy={isLoadingMore}
          busyText={texts.loadingMore}
          onClick={() => {
            setWasPressed(true);
            onLoadMore();
          }}
        >
          {texts.loadMore}
        </Button>
      )}
    </div>
  );
}
