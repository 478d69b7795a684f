import { HiddenText } from '../theme/text.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './state.module.css';
import { useDelayed } from './use-delayed.ts';

type BoneProps = { width: number | string; height?: number; round?: boolean };

/** One grey piece of a skeleton. */
export function Bone({ width, height = 10, round }: BoneProps) {
  return <span className={styles.bone} style={{ width, height, borderRadius: round ? '50%' : undefined }} />;
}

const widths = [168, 132, 190, 150, 120, 176];

/** A width for the n-th row, so that rows look like text and not like stripes. */
export function boneWidth(row: number, share = 1): number {
  return Math.round((widths[row % widths.length] ?? 150) * share);
}

type SkeletonRowsProps = {
  rows?: number;
  /** Height of a row in px, the same as that of the rows to come. */
  height?: number;
};

/** Rows to come; they take their place at once and show after 200 ms. */
export function SkeletonRows({ rows = 6, height = 40 }: SkeletonRowsProps) {
  const texts = useUiTexts();
  const shown = useDelayed(true);
  const lines = Array.from({ length: rows }, (_, row) => ({ id: `row-${row}`, row }));
  return (
    <div role="status" style={{ minHeight: rows * height }}>
      <HiddenText>{texts.loading}</HiddenText>
      {shown &&
        lines.map(({ id, row }) => (
          <div key={id} className={styles.line} style={{ height }} aria-hidden="true">
            <Bone width={boneWidth(row)} />
            <Bone width={boneWidth(row + 2, 0.6)} />
          </div>
        ))}
    </div>
  );
}
