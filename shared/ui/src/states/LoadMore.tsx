import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** "24 of 190". Shown while there is more, and when the last part came. */
  shown?: ReactNode;
}

/** The end of a list that has more. A button and no endless scroll: the footer stays within reach. */
export function LoadMore({ hasMore, isLoadingMore, onLoadMore, shown }: LoadMoreProps) {
  const texts = useUiTexts();
  const end = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const isAtEnd = wasPressed && !hasMore;
  // The button goes with the last part; whoever pressed it by keyboard stays at this place of the page.
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
