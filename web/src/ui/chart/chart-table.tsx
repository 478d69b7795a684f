import { Link } from '../theme/link.tsx';
import { HiddenText } from '../theme/text.tsx';
import styles from './chart.module.css';
import type { ChartCategory, ChartData } from './chart-data.ts';

/** The figures of a chart as a table. */
export function ChartTable({ data, label }: { data: ChartData; label: string }) {
  const { categories, series, categoryLabel, format, exact = format } = data;
  return (
    <div className={styles.tableBody}>
      <table className={styles.table}>
        <caption>
          <HiddenText>{label}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category.id ?? category.label}>
              <th scope="row">
                <CategoryName category={category} />
              </th>
              {series.map((one) => {
                const value = one.values[index] ?? null;
                return <td key={one.id}>{value === null ? '–' : (one.format ?? exact)(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CategoryName({ category }: { category: ChartCategory }) {
  if (category.href === undefined) return category.label;
  return <Link href={category.href}>{category.label}</Link>;
}
