import { useMemo, useState } from 'react';
import { layoutOf } from '#contract/org-chart/layout.ts';
import type { DottedLine, OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartSearch } from '../address.ts';
import { closedAbove, isOpen, type Openness, rowsOf } from './rows.ts';
import { layersOpen, shownOf, wholeChart } from './shown.ts';

/** So many cards are open at first. */
const AT_FIRST = 150;

const NO_TURNS: ReadonlyMap<string, boolean> = new Map();

const filtersOf = ({ department, vacancies, root }: ChartSearch) => ({
  ...{ departments: department ?? [], hasVacancies: vacancies !== 'off', root },
});

/** What has to be open so that the card of the address is in sight. */
const turnsFor = (data: OrgChart, search: ChartSearch): ReadonlyMap<string, boolean> => {
  if (search.card === undefined) return NO_TURNS;
  const shown = shownOf(wholeChart(data), filtersOf(search));
  const node = shown.chart.nodes.get(search.card);
  const openness = { layers: search.layers ?? layersOpen(shown, AT_FIRST), turned: NO_TURNS };
  return new Map(node ? closedAbove(shown, openness, node).map((id) => [id, true]) : []);
};

/** A chart by its address: who is shown and open, the rows of the tree, and where everybody stands. */
export function useChart(data: OrgChart, search: ChartSearch) {
  const { department, vacancies, root, layers: asked } = search;
  const [turned, setTurned] = useState(() => turnsFor(data, search));
  const chart = useMemo(() => wholeChart(data), [data]);
  const shown = useMemo(
    () => shownOf(chart, { departments: department ?? [], hasVacancies: vacancies !== 'off', root }),
    [chart, department, vacancies, root],
  );
  const openness = useMemo<Openness>(
    () => ({ layers: asked ?? layersOpen(shown, AT_FIRST), turned }),
    [asked, shown, turned],
  );
  const rows = useMemo(() => rowsOf(shown, openness), [shown, openness]);
  const layout = useMemo(
    () => layoutOf(shown.tops, (node) => (isOpen(shown, openness, node) ? shown.below(node) : [])),
    [shown, openness],
  );
  const dotted = useMemo(() => {
    const kept = search.dotted === 'off' ? [] : data.dotted;
    return Map.groupBy(kept, ({ member_id }: DottedLine) => member_id);
  }, [data, search.dotted]);
  const turn = (ids: readonly string[], isOpened: boolean) =>
    setTurned((before) => new Map([...before, ...ids.map((id) => [id, isOpened] as const)]));
  return {
    ...{ chart, shown, openness, rows, layout, dotted, turn },
    /** Forgets what was turned by hand. */
    straighten: () => setTurned(NO_TURNS),
    /** Opens whatever is above a card. */
    uncover: (id: string) => {
      const node = chart.nodes.get(id);
      if (node) turn(closedAbove(shown, openness, node), true);
    },
  };
}

/** A chart by its address. */
export type ShownTree = ReturnType<typeof useChart>;
