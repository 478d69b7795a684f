import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from './messages.ts';
import styles from './print.module.css';

/** So many rows stand together on a sheet. */
const FEW = 12;

/** A column of a printed table. */
export interface PrintedColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly isFigure?: boolean;
  /** Of the table's width. */
  readonly width?: string;
}

type PrintedTableProps<Row> = {
  title: string;
  columns: readonly PrintedColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Below the rows, one cell for each column. */
  sum?: readonly ReactNode[];
};

/** A table on paper, whose head is repeated on every sheet; on a phone each row stands as its own block. */
export function PrintedTable<Row>({ title, columns, rows, rowId, sum }: PrintedTableProps<Row>) {
  if (rows.length === 0)
    return (
      <section className={styles.part}>
        <h2>{title}</h2>
        <p>{t('empty')}</p>
      </section>
    );
  return (
    <table className={classNames(styles.table, rows.length <= FEW && styles.short)}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isFigure, width }) => (
            <th key={head} scope="col" className={isFigure ? styles.figure : undefined} style={{ width }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ head, cell, isFigure }) => (
              <td key={head} data-head={head} className={isFigure ? styles.figure : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {sum && (
          <tr className={styles.sum}>
            {columns.map(({ head, isFigure }, at) => (
              <td key={head} data-head={head} className={isFigure ? styles.figure : undefined}>
                {sum[at]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
