import { useState } from 'react';
import type { Insight } from '#contract/insights/shapes.ts';

/** Insights that are chosen to be decided together: of those that are shown and still open. */
export function useChosen(rows: readonly Insight[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id, state }) => state === 'open' && ids.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen.map((one) => one.id));
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return { chosen, has: (id: string) => ids.has(id), toggle, clear: () => setIds(new Set()) };
}

/** What is chosen of a list, and how that is changed. */
export type Chosen = ReturnType<typeof useChosen>;
