import { useDeferredValue, useMemo, useState } from 'react';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { looksOf } from '../effects/looks.ts';
import { dayOf, isFound, rowsOf, shownIn } from '../effects/rows.ts';
import { inTheWay } from '../effects/standing.ts';
import { useWords } from '../effects/use-words.ts';
import { t } from '../messages.ts';
import { RosterBar } from './bar/roster-bar.tsx';
import { RosterGrid } from './grid/roster-grid.tsx';
import { useGridActs } from './grid/use-grid-acts.ts';
import { MonthView } from './month/month-view.tsx';
import { NoShifts } from './no-shifts.tsx';
import type { ShownProps } from './roster-props.ts';

/** A roster where there is room: people by days. */
export function WideRoster(props: ShownProps) {
  const { project_id, search, read, views, verbs, days, span, hrefOf, go, children } = props;
  const { roster, view, date, conflicts } = read;
  const { words, setWords } = useWords(search.q, (q) => hrefOf({ q }));
  const isDay = view === 'day';
  const looked = useDeferredValue(words);
  const [wanted, want] = useState<{ id: string; times: number } | null>(null);
  const all = useMemo(() => (roster ? rowsOf(roster, days, isDay) : []), [roster, days, isDay]);
  const rows = useMemo(() => all.filter(({ person }) => isFound(person, looked)), [all, looked]);
  const looks = useMemo(() => (roster ? looksOf(shownIn(roster, isDay)) : []), [roster, isDay]);
  const found = useMemo(() => inTheWay(rows, conflicts), [rows, conflicts]);
  const acts = useGridActs(props);
  const next = () => {
    const id = found[(found.indexOf(wanted?.id ?? '') + 1) % found.length];
    if (!id) return;
    want({ id, times: (wanted?.times ?? 0) + 1 });
    // A month shows no bookings: it goes on in the week that holds this one.
    if (view === 'month') go({ view: 'week', date: dayOf(rows, id) });
  };
  const isEmpty =
    roster && shownIn(roster, isDay).length === 0 && roster.leave.length === 0 && view !== 'month';
  return (
    <>
      <RosterBar
        {...{ view, views, date, span, looks, verbs }}
        planning={roster?.planning === true}
        conflicts={found.length}
        onView={(to) => go({ view: to })}
        onDate={(to) => go({ date: to })}
        onConflict={next}
      />
      {children}
      {isEmpty && <NoShifts {...props} />}
      {roster && view === 'month' && (
        <MonthView {...{ roster, days, date }} hrefOf={(day) => hrefOf({ view: 'week', date: day })} />
      )}
      {roster && view !== 'month' && !isEmpty && (
        <RosterGrid
          {...{ roster, rows, days, view, conflicts, wanted, words, acts }}
          onWords={setWords}
          ofAll={project_id === null}
        />
      )}
      {roster && !isEmpty && rows.length === 0 && all.length > 0 && (
        <NothingFound title={t('nobody_found')} filters={[words]} onClear={() => setWords('')} />
      )}
    </>
  );
}
