import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { useIsOnPaper } from '../../../../ui/theme/use-is-on-paper.ts';
import { HEAD, type Rows } from '../../effects/geometry.ts';
import type { PersonRow as Row } from '../../effects/rows.ts';
import { type Drawn, PersonRow } from './person-row.tsx';
import type { Reach } from './use-standing.ts';

type PersonRowsProps = Drawn & {
  rows: readonly Row[];
  places: Rows;
  scroller: RefObject<HTMLDivElement | null>;
  reach: Reach;
  onDrawn: () => void;
};

/** Everybody's rows: those in sight, and all of them on paper. */
export function PersonRows({ rows, places, scroller, reach, onDrawn, ...drawn }: PersonRowsProps) {
  'use no memo';
  const isOnPaper = useIsOnPaper();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => (places.starts[row + 1] ?? 0) - (places.starts[row] ?? 0),
    getItemKey: (row) => rows[row]?.person.id ?? row,
    scrollMargin: places.starts[0] ?? 0,
    scrollPaddingStart: HEAD,
    overscan: 6,
  });
  // The heights are known: they are never measured, but they change with the plan.
  const known = useRef(places);
  useEffect(() => {
    if (known.current !== places) virtualizer.measure();
    known.current = places;
  }, [virtualizer, places]);
  useEffect(() => {
    reach.current = (row) => {
      if (row >= 0) virtualizer.scrollToIndex(row);
      else scroller.current?.scrollTo({ top: 0 });
    };
  });
  useEffect(onDrawn);
  const items = virtualizer.getVirtualItems();
  const first = isOnPaper ? 0 : (items[0]?.index ?? 0);
  const end = isOnPaper ? rows.length : (items.at(-1)?.index ?? -1) + 1;
  const at = (row: number) => places.starts[row] ?? 0;
  return (
    <tbody style={{ paddingTop: at(first) - at(0), paddingBottom: Math.max(0, at(rows.length) - at(end)) }}>
      {rows.slice(first, end).map((row, index) => (
        <PersonRow key={row.person.id} row={row} at={first + index} {...drawn} />
      ))}
    </tbody>
  );
}
