import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** "24 of 190". */
  shown?: ReactNode;
}

/** The end of a list that has more. A button and no endless scroll: the footer stays within reach. */
export function LoadMore({ hasMore, isLoadingMore, onLoadMore, shown }: LoadMoreProps) {
  const texts = useUiTexts();
  if (!hasMore && !shown) return null;
  return (
    <div className={styles.more}>
      {shown && <p role="status">{shown}</p>}
      {hasMore && (
        <Button busy={isLoadingMore} busyText={texts.loadingMore} onClick={onLoadMore}>
          {texts.loadMore}
        </Button>
      )}
    </div>
  );
}
