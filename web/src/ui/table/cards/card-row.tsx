import type { RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import type { CardPlace } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import type { RowSelection } from '../model/use-selection.ts';
import { OpenCell } from '../rows/open-cell.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import { RowTick } from '../rows/row-tick.tsx';
import styles from './cards.module.css';

type CardRowProps<Row extends RowData> = DataTableProps<Row> & {
  id: string;
  row: Row;
  selection: RowSelection | undefined;
};

type CardCell = { id: string; content: ReactNode };

/** One row as a card: title and status above, the rest below. */
export function CardRow<Row extends RowData>(props: CardRowProps<Row>) {
  const { id, row, selection, rowLabel, rowActions } = props;
  const at = (place: CardPlace) => cellsAt(props, place);
  return (
    <li className={styles.card} data-selected={selection?.chosen.has(id) || undefined}>
      {selection && (
        <span className={styles.tick}>
          <RowTick id={id} label={rowLabel(row)} selection={selection} />
        </span>
      )}
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.title}>
            <OpenCell {...props}>{at('title')[0]?.content ?? rowLabel(row)}</OpenCell>
          </span>
          <Corners cells={at('topRight')} />
        </div>
        <div className={styles.line}>
          <Subtitle cells={at('subtitle')} />
          <Corners cells={at('bottomRight')} />
        </div>
      </div>
      {rowActions && <RowActions label={rowLabel(row)} entries={rowActions(row)} />}
    </li>
  );
}

/** The cells that stand at a place of the card and have something to show. */
function cellsAt<Row extends RowData>(props: CardRowProps<Row>, place: CardPlace): CardCell[] {
  const { row, columns, hidden = [] } = props;
  return columns
    .filter((column) => column.card === place && !hidden.includes(column.id))
    .map((column) => ({ id: column.id, content: (column.cardCell ?? column.cell)(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== '');
}

function Subtitle({ cells }: { cells: CardCell[] }) {
  return (
    <span className={styles.subtitle}>
      {cells.map((cell, position) => (
        <Fragment key={cell.id}>
          {position > 0 && ' · '}
          {cell.content}
        </Fragment>
      ))}
    </span>
  );
}

function Corners({ cells }: { cells: CardCell[] }) {
  return cells.map((cell) => (
    <span key={cell.id} className={styles.corner}>
      {cell.content}
    </span>
  ));
}
