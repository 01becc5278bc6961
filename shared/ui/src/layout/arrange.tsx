/** Layout primitives. They set the distances between their children, so that components need no outer margins. */
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

/** Steps of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

interface Arranged extends HTMLAttributes<HTMLElement> {
  gap?: Gap;
  /** The element to render. Default: div. With ul the children are li. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'nav' | 'header' | 'footer' | 'aside';
}

// Safari does not announce a list without bullets as a list unless it has the role.
const listRole = (as: string) => (as === 'ul' || as === 'ol' ? { role: 'list' } : {});

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /** Renders `ol` instead of `ul`. */
  ordered?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A list without bullets that screen readers still announce as a list. Its children are `li`. */
export function List({ ordered, className, ...rest }: ListProps) {
  const Element = (ordered ? 'ol' : 'ul') as 'ul';
  return <Element role="list" {...rest} className={classNames(styles.list, className)} />;
}

/** Stacked vertically. Default gap 4 (16 px). */
export function Stack({ gap = 4, as: Element = 'div', className, ...rest }: Arranged) {
  return (
    <Element {...listRole(Element)} {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />
  );
}

export interface ClusterProps extends Arranged {
  /** Alignment along the line. Default: start. */
  justify?: 'start' | 'spread';
  /** Alignment across the line. Default: center. */
  align?: 'center' | 'start';
}

/** Side by side, wrapping. Default gap 2 (8 px). */
export function Cluster({
  gap = 2,
  justify = 'start',
  align = 'center',
  as: Element = 'div',
  className,
  ...rest
}: ClusterProps) {
  const place = [justify === 'spread' && styles.spread, align === 'start' && styles.alignStart];
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      className={classNames(styles.cluster, styles[`gap${gap}`], ...place, className)}
    />
  );
}

export interface GridProps extends Arranged {
  /** Minimum width of a column: narrow 224, normal 288, broad 384 px. As many columns as fit. */
  columns?: 'narrow' | 'normal' | 'broad';
}

/** Equal columns. Default gap 6 (24 px). */
export function Grid({ gap = 6, columns = 'normal', as: Element = 'div', className, ...rest }: GridProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      className={classNames(styles.grid, styles[columns], styles[`gap${gap}`], className)}
    />
  );
}
