import { type Frame, ValueAxis } from './axis.tsx';
import styles from './chart.module.css';
import { ticksAround } from './chart-data.ts';
import { useWidth } from './use-width.ts';

/** A value that holds from a place on the axis until the next. */
export type Step = { at: number; value: number };

type StepChartProps = {
  /** At least one, in order. */
  steps: readonly Step[];
  /** Where the last one ends. */
  until: number;
  /** Words at both ends of the axis. */
  ends: readonly [first: string, last: string];
  format: (value: number) => string;
  /** The chart in a sentence, for screen readers. */
  summary: string;
  /** Px. */
  height?: number;
};

/** A value that changes now and then, such as an exchange rate: between its own lowest and highest, not from 0. */
export function StepChart({ steps, until, ends, format, summary, height = 132 }: StepChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const values = steps.map(({ value }) => value);
  const ticks = ticksAround(Math.min(...values), Math.max(...values));
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  const frame: Frame = { left: longest * 7 + 12, right: width - 8, top: 10, bottom: height - 26 };
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const since = steps[0]?.at ?? 0;
  const x = (at: number) =>
    frame.left + ((at - since) / Math.max(until - since, 1)) * Math.max(0, frame.right - frame.left);
  const y = (value: number) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const last = steps.at(-1);
  return (
    <div ref={ref} className={styles.chart}>
      <svg className={styles.svg} width={width} height={height} role="img" aria-label={summary}>
        <ValueAxis ticks={ticks} y={y} frame={frame} format={format} />
        <path className={styles.line} stroke="var(--chart-1)" d={pathOf(steps, x, y, x(until))} />
        {last && <circle cx={x(until)} cy={y(last.value)} r={4} fill="var(--chart-1)" />}
        <text className={styles.axis} x={frame.left} y={height - 8}>
          {ends[0]}
        </text>
        <text className={styles.axis} x={frame.right} y={height - 8} textAnchor="end">
          {ends[1]}
        </text>
      </svg>
    </div>
  );
}

type Scale = (value: number) => number;

const pathOf = (steps: readonly Step[], x: Scale, y: Scale, end: number): string => {
  const parts = steps.map(({ at, value }, place) =>
    place === 0
      ? `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`
      : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`,
  );
  return `${parts.join('')}H${end.toFixed(1)}`;
};
