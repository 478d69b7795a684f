import styles from './chart.module.css';
import { type ChartSeries, seriesColor } from './chart-data.ts';

/** Which colour is which series. */
export function Legend({ series: all }: { series: readonly ChartSeries[] }) {
  const series = all.filter(({ stroke }) => stroke !== 'none');
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map((one, position) => (
        <li key={one.id}>
          <span className={styles.swatch} style={swatch(one, position)} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}

/** A piece of the line where it is dashed or dotted, a square of the colour otherwise. */
const swatch = (series: ChartSeries, position: number) => {
  const color = seriesColor(series, position);
  const { stroke = 'solid' } = series;
  return stroke === 'solid' ? { background: color } : { height: 0, borderTop: `3px ${stroke} ${color}` };
};
