import { classNames } from '@park/ui';
import type { ReactNode, Ref } from 'react';
import styles from './FocusFrame.module.css';

export interface FocusFrameProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** What a screen reader says when it receives the focus; without it, the content. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Receives the focus (`useFocusAfterRender`) when a button in it that was pressed is gone. */
export function FocusFrame({ ref, label, className, children }: FocusFrameProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.frame, className)}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
}
