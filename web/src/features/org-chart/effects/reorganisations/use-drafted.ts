import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { Chart } from '#contract/org-chart/tree.ts';
import { draftedBy } from '#contract/reorganisations/drafted.ts';
import type { KeptMove, WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import type { ChartSearch } from '../address.ts';
import { marksOnDrafted, marksOnToday } from './marks.ts';
import { useSide } from './side.ts';
import { useDrafting } from './use-drafting.ts';
import { type Pane, usePane } from './use-pane.ts';

interface DraftedInput {
  readonly data: OrgChart;
  readonly draft: WholeReorganisation;
  readonly search: ChartSearch;
  readonly onSearch: (some: Partial<ChartSearch>) => void;
}

/** Two charts, today and as it would be: which of them are in sight, their marks, and the way to a card in both. */
export function useDrafted({ data, draft, search, onSearch }: DraftedInput) {
  const isDraft = draft.status === 'draft';
  const { side, sides } = useSide(search, isDraft);
  const [sought, seek] = useState(() => (search.card === undefined ? null : { id: search.card }));
  const moved = useMemo(
    () => (isDraft ? { ...data, ...draftedBy(data, draft.list) } : data),
    [isDraft, data, draft.list],
  );
  const marks = useMemo(
    () => ({ drafted: marksOnDrafted(draft.list), today: marksOnToday(draft.list) }),
    [draft.list],
  );
  const today = usePane(data, search, sought, onSearch);
  const drafted = usePane(moved, search, sought, onSearch);
  const front = side === 'today' ? today : drafted;
  const drafting = useDrafting(draft);
  const uncover = (id: string) => {
    today.tree.uncover(id);
    drafted.tree.uncover(id);
  };
  const uncoverMoved = useEffectEvent(() => {
    for (const { tree } of [today, drafted]) tree.turn(aboveOf(tree.chart, draft.list), true);
  });
  // Whoever moves is in sight from the beginning, however deep they stand.
  useEffect(() => uncoverMoved(), []);
  const show = (id: string) => {
    uncover(id);
    seek({ id });
  };
  return {
    ...{ side, sides, marks, sought, today, drafted, front, drafting, show },
    camera: cameraOf(side === 'both' ? [drafted, today] : [front]),
    /** Looks at a card, in sight of both charts; a phone's moves give way to the chart. */
    go: (id: string) => {
      show(id);
      onSearch({ card: id, ...(side === 'moves' ? { side: undefined } : {}) });
    },
  };
}

/** The zoom of the first chart, turned for all of them. */
const cameraOf = (panes: readonly Pane[]) => ({
  zoom: panes[0]?.drawing.camera.zoom ?? 1,
  step: (way: 1 | -1) => {
    for (const { drawing } of panes) drawing.camera.step(way);
  },
  fit: () => {
    for (const { drawing } of panes) drawing.camera.fit();
  },
});

/** Two charts. */
export type Shown = ReturnType<typeof useDrafted>;

/** Everybody above those who are moved. */
const aboveOf = ({ nodes }: Chart, moves: readonly KeptMove[]): string[] => {
  const above = new Set<string>();
  for (const { subject } of moves)
    for (let at = nodes.get(subject.id)?.parent; at && !above.has(at.id); at = at.parent) above.add(at.id);
  return [...above];
};
