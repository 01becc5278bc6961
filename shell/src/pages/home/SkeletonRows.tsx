import { Loading, SkeletonBone } from '@park/ui';
import styles from './HomePage.module.css';

/** Skeleton rows with the height of real ones. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_unused, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.rowText}>
              <SkeletonBone shape="most" />
              <SkeletonBone shape="half" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
