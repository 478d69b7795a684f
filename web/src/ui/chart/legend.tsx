import styles from './chart.module.css';
import { type ChartSeries, seriesColor } from './chart-data.ts';

/** Which colour is which series. */
export function Legend({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map((one, position) => (
        <li key={one.id}>
          <span className={styles.swatch} style={{ background: seriesColor(one, position) }} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
