import type { RowData } from '@tanstack/react-table';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { SkeletonRows } from '../../state/skeleton.tsx';
import { cardHeight } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import { everyRow, type RowWindow, virtualFrom } from '../model/drawn-rows.ts';
import { useSelection } from '../model/use-selection.ts';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';

const none: readonly never[] = [];

// Only long lists pay for drawing cards as they come into sight.
const LongCards = lazy(async () => ({ default: (await import('./long-cards.tsx')).LongCards }));

/** The table on a phone: a card of two lines a row. */
export function CardList<Row extends RowData>(props: DataTableProps<Row>) {
  'use no memo';
  const { rows = none } = props;
  const list = useRef<HTMLUListElement>(null);
  if (props.rows === undefined) return <SkeletonRows rows={10} height={cardHeight} />;
  const input = { count: rows.length, height: cardHeight, scroller: list };
  const cards = (part: RowWindow) => <Cards {...props} list={list} part={part} />;
  if (input.count <= virtualFrom) return cards(everyRow(input));
  return (
    <Suspense fallback={cards(everyRow({ ...input, count: virtualFrom }))}>
      <LongCards {...input}>{cards}</LongCards>
    </Suspense>
  );
}

type CardsProps<Row extends RowData> = DataTableProps<Row> & {
  list: RefObject<HTMLUListElement | null>;
  part: RowWindow;
};

/** The cards in sight, and room for those that aren't. */
function Cards<Row extends RowData>({ list, part, ...props }: CardsProps<Row>) {
  'use no memo';
  const { rows = none, rowId, selected = none, onSelect, label } = props;
  const ids = rows.map(rowId);
  const selection = useSelection({ ids, selected, onSelect });
  return (
    <ul
      ref={list}
      className={styles.cards}
      aria-label={label}
      style={{ paddingTop: part.before, paddingBottom: part.after }}
    >
      {part.drawn.map((index) => {
        const row = rows[index];
        const id = ids[index];
        return (
          row !== undefined &&
          id !== undefined && (
            <CardRow key={id} {...props} id={id} row={row} selection={onSelect ? selection : undefined} />
          )
        );
      })}
    </ul>
  );
}
