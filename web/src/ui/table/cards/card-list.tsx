import type { RowData } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { SkeletonRows } from '../../state/skeleton.tsx';
import { cardHeight } from '../model/data-column.ts';
import type { DataTableProps } from '../model/data-table-props.ts';
import { drawnRows, virtualFrom } from '../model/drawn-rows.ts';
import { useSelection } from '../model/use-selection.ts';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';

const none: readonly never[] = [];

/** The table on a phone: a card of two lines a row. */
export function CardList<Row extends RowData>(props: DataTableProps<Row>) {
  'use no memo';
  const { rows = none, rowId, selected = none, onSelect, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const ids = rows.map(rowId);
  const selection = useSelection({ ids, selected, onSelect });
  const virtual = rows.length > virtualFrom;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => cardHeight,
    overscan: 10,
    scrollMargin: top,
    enabled: virtual,
  });
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  if (props.rows === undefined) return <SkeletonRows rows={10} height={cardHeight} />;
  const items = virtual ? virtualizer.getVirtualItems() : undefined;
  const { drawn, before, after } = drawnRows(rows.length, cardHeight, items);
  return (
    <ul
      ref={list}
      className={styles.cards}
      aria-label={label}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {drawn.map((index) => {
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
