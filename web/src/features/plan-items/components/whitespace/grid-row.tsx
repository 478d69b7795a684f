import { memo } from 'react';
import { classNames } from '../../../../ui/theme/class-names.ts';
import type { CellWords } from '../../effects/whitespace/cell-words.ts';
import type { GridRow as Row } from '../../effects/whitespace/grid.ts';
import fills from './cell.module.css';
import styles from './grid.module.css';

type GridRowProps = {
  row: Row;
  at: number;
  words: CellWords;
  /** The column that Tab comes to; -1 where it is in another row. */
  reached: number;
};

/** What makes cells of a grid out of boxes: their columns are laid out by the row. */
export const ROLES = {
  grid: { role: 'grid' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
  group: { role: 'rowgroup' },
} as const;

/** A role with its name, which says what is drawn and more. */
export const named = (role: { readonly role: string }, name: string) => ({ ...role, 'aria-label': name });

/** A service with its cells; drawn anew only when one of them changes, or when Tab comes to another. */
export const GridRow = memo(function GridRow({ row, at, words, reached }: GridRowProps) {
  const { service, cells, sum_minor } = row;
  return (
    <div {...ROLES.row} className={styles.row}>
      <div {...ROLES.rowHead} className={styles.service} title={service.name}>
        {service.name}
      </div>
      {cells.map((cell, column) => (
        <div
          {...named(ROLES.cell, words.name(cell))}
          // Columns never change their places within a row that is drawn.
          // biome-ignore lint/suspicious/noArrayIndexKey: a place that nobody filled in has nothing else
          key={column}
          tabIndex={column === reached ? 0 : -1}
          data-cell={`${at} ${column}`}
          className={classNames(
            fills.fill,
            styles.cell,
            cell && fills[cell.with],
            cell?.opportunity_id && styles.linked,
          )}
        >
          {words.amount(cell)}
        </div>
      ))}
      <div {...ROLES.cell} className={styles.sum}>
        {words.sum(sum_minor)}
      </div>
    </div>
  );
});
