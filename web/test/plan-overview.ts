import type { PlanItem } from '#contract/plan-items/items.ts';

const kept = (id: string) => ({
  ...{ id, version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' },
});
const SOFIA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb501', name: 'Sofia Lindqvist' };
const MAREN = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb502', name: 'Maren Holt' };
const IDRIS = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb503', name: 'Idris Bello' };

/** An objective that is measured. */
export const objective = (different: Partial<PlanItem<'objective'>> = {}): PlanItem<'objective'> => ({
  ...kept('01a1fb7a-8bb3-77c6-abf2-5c0938cbb511'),
  ...{ title: 'Raise port NPS', metric: 'Net promoter score', unit: '', owner: IDRIS, due_on: null },
  ...{ baseline: '31', target: '50', current: '45', status: 'on_track', note: '', progress_pct: 73 },
  ...different,
});

/** Somebody at the client. */
export const stakeholder = (
  name: string,
  different: Partial<PlanItem<'stakeholder'>> = {},
): PlanItem<'stakeholder'> => {
  const contact = { id: `c-${name}`, name, title: 'Port director', left_at: null };
  return {
    ...kept(`s-${name}`),
    ...{ contact, role: 'decision_maker', support: 1, influence: 5, coverage: 4 },
    ...{ reports_to: null, owner: SOFIA, note: '' },
    ...different,
  };
};

/** Something to do. */
export const action = (title: string, different: Partial<PlanItem<'action'>> = {}): PlanItem<'action'> => ({
  ...kept(`a-${title}`),
  ...{ title, owner: MAREN, due_on: '2099-12-04', status: 'open', note: '', done_on: null },
  ...different,
});
