import type { ReactNode, RefObject } from 'react';
import styles from './FocusFrame.module.css';

export interface FocusFrameProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Receives the focus (`useFocusAfterRender`) when a button in it that was pressed is gone. */
export function FocusFrame({ ref, children }: FocusFrameProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.frame}>
      {children}
    </div>
  );
}
