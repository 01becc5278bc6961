/**
 * Placeholders with the size of the content that replaces them, so that nothing moves. Screen readers announce
 * "Loading" once per skeleton and nothing else.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Grid, type GridProps } from '../layout/arrange';
import pageStyles from '../layout/Page.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './Skeleton.module.css';

const times = (count: number) => Array.from({ length: count }, (_unused, index) => index);

export type Bone = 'line' | 'half' | 'most' | 'short' | 'title' | 'media' | 'mark' | 'control';

const lineBones: ReadonlySet<Bone> = new Set(['line', 'half', 'most', 'short']);

/** One grey shape, for skeletons that the ready ones below do not fit. Put them inside `Loading`. */
export const SkeletonBone = ({ shape = 'line' }: { shape?: Bone }) => (
  <span className={classNames(styles.bone, lineBones.has(shape) && styles.line, styles[shape])} />
);

/** The frame of every skeleton, which announces the loading. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div role="status">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Lines of text. Default: 4. */
export const SkeletonText = ({ lines = 4 }: { lines?: number }) => (
  <Loading>
    {times(lines).map((line) => (
      <SkeletonBone key={line} shape={line === lines - 1 ? 'half' : 'line'} />
    ))}
  </Loading>
);

export interface SkeletonCardsProps extends Pick<GridProps, 'columns'> {
  /** Default: 6. */
  count?: number;
  /** With a 16:9 picture. */
  media?: boolean;
  /** With an Avatar or Monogram beside the title. */
  mark?: boolean;
  /** Lines below the title. Default: 2. */
  lines?: number;
}

/** A Grid of Cards. */
export const SkeletonCards = ({ count = 6, media, mark, lines = 2, columns }: SkeletonCardsProps) => (
  <Loading>
    <Grid columns={columns}>
      {times(count).map((card) => (
        <div className={styles.card} key={card}>
          {media && <SkeletonBone shape="media" />}
          <div className={styles.cardBody}>
            <div className={styles.head}>
              {mark && <SkeletonBone shape="mark" />}
              <div className={styles.grow}>
                <SkeletonBone shape="most" />
                <SkeletonBone shape="half" />
              </div>
            </div>
            <div>
              {times(lines).map((line) => (
                <SkeletonBone key={line} shape={line === lines - 1 ? 'most' : 'line'} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </Grid>
  </Loading>
);

/** Rows of a Table. Default: 8 rows of 4 columns. */
export const SkeletonTable = ({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) => (
  <Loading>
    {times(rows).map((row) => (
      <div className={styles.row} key={row}>
        {times(columns).map((column) => (
          <SkeletonBone key={column} shape={column === 0 ? 'most' : 'half'} />
        ))}
      </div>
    ))}
  </Loading>
);

/** A whole Page: title, a line of controls, then the children. For route fallbacks. */
export const SkeletonPage = ({ children }: { children?: ReactNode }) => (
  <div className={pageStyles.page}>
    <div className={pageStyles.header} aria-hidden="true">
      <SkeletonBone shape="title" />
    </div>
    {children ?? <SkeletonText lines={6} />}
  </div>
);
