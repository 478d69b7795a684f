import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import styles from './board.module.css';

/** Columns to come. */
export const BoardSkeleton = ({ columns }: { columns: number }) => (
  <div className={styles.board}>
    {Array.from({ length: columns }, (_, at) => `column-${at}`).map((key) => (
      <div key={key} className={styles.column}>
        <SkeletonRows rows={4} height={96} />
      </div>
    ))}
  </div>
);
