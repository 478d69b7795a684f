import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { Rows } from '../../effects/geometry.ts';
import type { PersonRow } from '../../effects/rows.ts';
import styles from './findable.module.css';

/** So many rows are drawn anyway. */
const DRAWN = 20;

const hide = (name: Element) => name.setAttribute('hidden', 'until-found');

/** Hidden until the browser's own search finds it; the one that was found before goes back. */
function holdNames(list: HTMLDivElement | null) {
  if (!list) return;
  const others = ({ target }: Event) => {
    for (const name of list.children) if (name !== target) hide(name);
  };
  for (const name of list.children) hide(name);
  list.addEventListener('beforematch', others);
  return () => list.removeEventListener('beforematch', others);
}

type FindableNamesProps = { rows: readonly PersonRow[]; places: Rows };

/** Everybody's name where their row is, for the browser's search of the page: it would miss rows that aren't drawn, and scrolls to these. */
export const FindableNames = memo(function FindableNames({ rows, places }: FindableNamesProps) {
  const list = useRef<HTMLDivElement>(null);
  // The rows themselves come first.
  const isAfter = useDeferredValue(true, false);
  const isShown = isAfter && rows.length > DRAWN;
  useLayoutEffect(() => (isShown && rows ? holdNames(list.current) : undefined), [isShown, rows]);
  if (!isShown) return null;
  return (
    <div ref={list} className={styles.names} aria-hidden="true">
      {rows.map(({ person }, at) => (
        <span key={person.id} style={{ top: places.starts[at] }}>
          {person.name}
        </span>
      ))}
    </div>
  );
});
