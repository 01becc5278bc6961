import { Loading, SkeletonBone } from '@park/ui';
import styles from './RowsSkeleton.module.css';

/** Skeleton of `Rows`: logo, name and facts. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_unused, place) => (
          <div key={place} className={styles.row}>
            <SkeletonBone shape="mark" />
            <div className={styles.text}>
              <SkeletonBone shape="most" />
              <SkeletonBone shape="half" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
