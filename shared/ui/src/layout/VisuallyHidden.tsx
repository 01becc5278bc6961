import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './layout.module.css';

/** For screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  ...rest
}: {
  as?: 'span' | 'div' | 'h2' | 'h3' | 'legend' | 'caption';
  id?: string;
  /** `status`: screen readers announce changes of the text. Render the element before it has a text. */
  role?: 'status';
  children: ReactNode;
}) {
  return (
    <Element {...rest} className={styles.hidden}>
      {children}
    </Element>
  );
}

/** First element of the page: skips the header. Default target: the element with the id `content`. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const texts = useUiTexts();
  return (
    <a className={styles.skip} href={`#${target}`}>
      {texts.skipToContent}
    </a>
  );
}
