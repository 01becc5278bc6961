import { classNames } from '@park/ui';
import type { ReactNode } from 'react';
import styles from './CoverFrame.module.css';

export interface CoverFrameProps {
  readonly className?: string | undefined;
  /** A `Cover`, or what is shown until it is known. */
  readonly children: ReactNode;
}

/** Reserves the space of a cover, which fills it. */
export const CoverFrame = ({ className, children }: CoverFrameProps) => (
  <div className={classNames(styles.frame, className)}>{children}</div>
);
