import { type CSSProperties, useDeferredValue, useRef } from 'react';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { CellWords } from '../../effects/whitespace/cell-words.ts';
import type { GridTable } from '../../effects/whitespace/grid.ts';
import styles from './grid.module.css';
import { GridRow, named, ROLES } from './grid-row.tsx';
import { t } from './messages.ts';
import { elementAt, type Spot, useGridKeys } from './use-grid-keys.ts';

declare module 'react' {
  interface CSSProperties {
    /** How many columns of cells there are; read by the rows' look. */
    '--cells'?: number;
  }
}

type GridProps = {
  table: GridTable;
  words: CellWords;
  /** What the grid is of, for screen readers. */
  label: string;
  /** Opens a cell, which is drawn in `element`. */
  onOpen: (spot: Spot, element: HTMLElement) => void;
};

/** Rows that are drawn at once; the others follow without keeping anything waiting. */
const FIRST = 24;

/**
 * Services by columns. Every cell is in the page, so that it is found by the browser's own search and read by screen readers, and is one
 * element, so that the compositor scrolls thousands by itself: `content-visibility` would ask which rows are in sight in every frame.
 * The rows below the first ones are made while nothing else is to be done.
 */
export function Grid({ table, words, label, onOpen }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, rows } = table;
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST));
  const open = (spot: Spot) => {
    const element = elementAt(box.current, spot);
    if (element) onOpen(spot, element);
  };
  const { reached, handlers } = useGridKeys(box, { rows: rows.length, columns: columns.length }, open);
  const size: CSSProperties = { '--cells': columns.length };
  const at = {
    row: Math.min(reached.row, rows.length - 1),
    column: Math.min(reached.column, columns.length - 1),
  };
  return (
    <>
      <div ref={box} className={styles.scroller} style={size} data-scroller="">
        <div {...named(ROLES.grid, label)} className={styles.grid} {...handlers}>
          <HeadRow columns={columns} />
          <Standing className={styles.names} texts={rows.map(({ service }) => service.name)} />
          <Standing className={styles.sums} texts={rows.map(({ sum_minor }) => words.sum(sum_minor))} />
          {drawn.map((row, index) => (
            <GridRow
              key={row.service.id}
              row={row}
              at={index}
              words={words}
              reached={index === at.row ? at.column : -1}
            />
          ))}
          <FootRow table={table} words={words} />
        </div>
      </div>
      <HiddenText>{t('grid_keys')}</HiddenText>
    </>
  );
}

/** What the rows begin or end with, drawn once more over it: it stands still as one layer, where each row's own would be another. */
const Standing = ({ className, texts }: { className: string | undefined; texts: readonly string[] }) => (
  <div className={className} aria-hidden="true">
    {texts.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is nothing but its place
      <div key={at} title={text}>
        {text}
      </div>
    ))}
  </div>
);

const HeadRow = ({ columns }: Pick<GridTable, 'columns'>) => (
  <div {...ROLES.row} className={styles.head}>
    <div {...ROLES.head} className={styles.corner}>
      {t('service')}
    </div>
    {columns.map((column) => (
      <div {...ROLES.head} key={column.key} className={styles.column} title={column.label}>
        {column.label}
      </div>
    ))}
    <div {...ROLES.head} className={styles.sum}>
      {t('sum')}
    </div>
  </div>
);

const FootRow = ({ table, words }: Pick<GridProps, 'table' | 'words'>) => (
  <div {...ROLES.row} className={styles.foot}>
    <div {...ROLES.rowHead} className={styles.corner}>
      {t('sum')}
    </div>
    {table.sums.map((sum, index) => (
      <div {...ROLES.cell} key={table.columns[index]?.key} className={styles.total}>
        {words.sum(sum)}
      </div>
    ))}
    <div {...ROLES.cell} className={styles.sum}>
      {words.sum(table.total_minor)}
    </div>
  </div>
);
