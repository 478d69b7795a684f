import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { useIsOnPaper } from '../../../../ui/theme/use-is-on-paper.ts';
import { heightOf, OPEN_LANES, rowsAt } from '../../effects/geometry.ts';
import { looksOf } from '../../effects/looks.ts';
import type { RosterView } from '../../effects/roster-address.ts';
import { openByDay, type PersonRow, shownIn } from '../../effects/rows.ts';
import type { ConflictsOf } from '../../effects/use-roster.ts';
import { t } from '../../messages.ts';
import { CoverageRow } from './coverage-row.tsx';
import { FindableNames } from './findable-names.tsx';
import styles from './grid.module.css';
import { type GridActs, GridActsProvider } from './grid-acts.ts';
import { GridHead } from './grid-head.tsx';
import { OpenRow } from './open-row.tsx';
import { PersonRows } from './person-rows.tsx';
import { useGrid } from './use-grid.ts';

declare module 'react' {
  interface CSSProperties {
    /** How many days there are; read by the rows' look. */
    '--columns'?: number;
  }
}

type RosterGridProps = {
  roster: Roster;
  rows: readonly PersonRow[];
  days: readonly string[];
  view: RosterView;
  conflicts: ConflictsOf;
  /** The booking to be brought into sight, and how often that was asked. */
  wanted: { readonly id: string; readonly times: number } | null;
  words: string;
  onWords: (words: string) => void;
  acts: GridActs;
  /** Of several projects: each booking says which. */
  ofAll?: boolean;
};

/** A table whose cells are gone through by keys; Tab comes to it once. */
const GRID = { role: 'grid', tabIndex: 0 };

/** What is drawn of a roster, and where: open places are folded until all of them are asked for. */
function useDrawn({ roster, rows, days, view }: RosterGridProps) {
  const looks = useMemo(() => looksOf(shownIn(roster, view === 'day')), [roster, view]);
  const open = useMemo(() => openByDay(roster, days), [roster, days]);
  const [isUnfolded, unfold] = useState(false);
  const isOnPaper = useIsOnPaper();
  const most = Math.max(1, ...open.map(({ length }) => length));
  const openLanes = isUnfolded || isOnPaper ? most : Math.min(most, OPEN_LANES);
  const places = useMemo(() => {
    const heights = rows.map(({ lanes }) => heightOf(lanes));
    return rowsAt(heightOf(openLanes), heights);
  }, [openLanes, rows]);
  return { looks, open, openLanes, places, unfold: () => unfold(true) };
}

/** The box that scrolls. Rows are drawn by how much of them there is room for: only once it is there. */
function useScroller() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const hold = (box: HTMLDivElement | null) => {
    scroller.current = box;
    setThere(box !== null);
  };
  return { scroller, isThere, hold };
}

/** People by days: what is filled, open places, and everybody's shifts. */
export function RosterGrid(props: RosterGridProps) {
  const { roster, rows, days, view, conflicts, wanted, words, onWords, acts, ofAll = false } = props;
  const { looks, open, openLanes, places, unfold } = useDrawn(props);
  const { scroller, isThere, hold } = useScroller();
  const marker = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const grid = useGrid({ scroller, marker, said, rows, open, days, places, acts });
  const bring = useEffectEvent(grid.bring);
  useEffect(() => {
    if (wanted) bring(wanted.id);
  }, [wanted]);
  const columns = view === 'day' ? 1 : days.length;
  const drawn = { days, looks, conflicts, ofAll, isDay: view === 'day', mayPlan: acts.plan !== undefined };
  return (
    <GridActsProvider value={acts}>
      <div ref={hold} className={styles.scroller} style={{ '--columns': columns }} data-view={view}>
        <table
          {...GRID}
          aria-label={t('roster')}
          aria-rowcount={rows.length + 3}
          aria-colcount={columns + 1}
          className={styles.table}
          {...grid.handlers}
        >
          <thead className={styles.head}>
            <GridHead {...{ roster, days, view, words, onWords }} count={rows.length} />
            <CoverageRow roster={roster} days={days} />
          </thead>
          <tbody>
            <OpenRow {...drawn} open={open} lanes={openLanes} onUnfold={unfold} />
          </tbody>
          {isThere && (
            <PersonRows
              {...drawn}
              rows={rows}
              places={places}
              scroller={scroller}
              reach={grid.reach}
              onDrawn={grid.settle}
            />
          )}
        </table>
        <FindableNames rows={rows} places={places} />
        <div ref={marker} className={styles.marker} hidden aria-hidden="true" />
      </div>
      <div role="status" ref={said} className={styles.said} />
      <HiddenText>{acts.plan ? t('grid_keys') : ''}</HiddenText>
    </GridActsProvider>
  );
}
