import type { Frame } from './axis.tsx';
import styles from './chart.module.css';

/** A stretch between two places on the axis, 0 = the first category; its words stand at its foot. */
export type ChartWindow = { label: string; from: number; to: number };

type WindowAreaProps = {
  window: ChartWindow;
  x: (index: number) => number;
  frame: Frame;
  /** Whether there is room for its words. */
  named: boolean;
};

/** A tinted stretch of the axis with its edges and its words. */
export function WindowArea({ window: { from, to, label }, x, frame, named }: WindowAreaProps) {
  const [left, right] = [x(from), x(to)];
  const isLate = left > (frame.left + frame.right) / 2;
  return (
    <g>
      <rect
        className={styles.window}
        x={left}
        y={frame.top}
        width={Math.max(1, right - left)}
        height={frame.bottom - frame.top}
      />
      {[left, right].map((at, index) => (
        <line
          key={index === 0 ? 'from' : 'to'}
          className={styles.windowEdge}
          x1={at}
          x2={at}
          y1={frame.top}
          y2={frame.bottom}
        />
      ))}
      {named && (
        <text
          className={styles.limitWord}
          x={isLate ? left - 6 : right + 6}
          y={frame.bottom - 10}
          textAnchor={isLate ? 'end' : 'start'}
        >
          {label}
        </text>
      )}
    </g>
  );
}
