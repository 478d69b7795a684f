import type { PlanItems, WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';

/** Somebody of the demo. */
export const LINDQVIST = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb4a1', name: 'Sofia Lindqvist' };

const kept = {
  ...{ version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' },
};

const idOf = (kind: number, at: number) =>
  `01a1fb7a-8bb3-77c6-${String(a000(kind))}-${String(at).padStart(12, '0')}`;
const a000 = (kind: number) => (0xa000 + kind).toString(16);

/** Everything of a plan, with nothing in it but what is told. */
export const itemsOf = (different: Partial<PlanItems> = {}): PlanItems => ({
  ...{ objectives: [], stakeholders: [], swot: [], units: [], opportunities: [] },
  ...{ actions: [], risks: [], competitors: [], decisions: [] },
  ...different,
});

/** An opportunity of £185,000, identified. */
export const opportunityCalled = (
  name: string,
  at: number,
  different: Partial<PlanItem<'opportunity'>> = {},
): PlanItem<'opportunity'> => ({
  ...{ ...kept, id: idOf(1, at), name, stage: 'identified', amount_minor: 18_500_000, probability_pct: 10 },
  ...{ close_on: null, note: '', owner: LINDQVIST, service: null, dealsheet: null },
  ...different,
});

/** A risk, open, of medium likelihood and impact. */
export const riskCalled = (
  text: string,
  at: number,
  different: Partial<PlanItem<'risk'>> = {},
): PlanItem<'risk'> => ({
  ...{ ...kept, id: idOf(2, at), text, likelihood: 'medium', impact: 'medium', mitigation: '' },
  ...{ owner: null, due_on: null, status: 'open' },
  ...different,
});

/** Something in a corner. */
export const swotCalled = (
  text: string,
  at: number,
  different: Partial<PlanItem<'swot'>> = {},
): PlanItem<'swot'> => ({
  ...{ ...kept, id: idOf(3, at), quadrant: 'strength', text, impact: 2, action_id: null },
  ...different,
});

/** An action, open. */
export const actionCalled = (
  title: string,
  at: number,
  different: Partial<PlanItem<'action'>> = {},
): PlanItem<'action'> => ({
  ...{ ...kept, id: idOf(4, at), title, owner: null, due_on: null, status: 'open', note: '', done_on: null },
  ...different,
});

/** A unit at its place. */
export const unitCalled = (name: string, position: number): PlanItem<'unit'> => ({
  ...{ ...kept, id: idOf(5, position), name, position },
});

/** A service of a grid. */
export const serviceCalled = (name: string, at: number) => ({
  ...{ id: idOf(6, at), code: name.slice(0, 3).toUpperCase(), name },
});

/** A cell of £640,000 with us. */
export const cellIn = (
  service: { readonly id: string },
  unit: { readonly id: string } | null,
  at: number,
  different: Partial<PlanItem<'whitespace'>> = {},
): PlanItem<'whitespace'> => ({
  ...{ ...kept, id: idOf(7, at), service_type_id: service.id, unit_id: unit?.id ?? null, year: 2026 },
  ...{ spend_minor: 64_000_000, with: 'us', opportunity_id: null },
  ...different,
});

const WITH = ['us', 'competitor', 'internal', 'unknown', 'none'] as const;

/** A grid of so many services and units, two of three cells filled. */
export function bigGrid(services: number, units: number): WhitespaceGrid {
  const rows = Array.from({ length: services }, (_, at) => serviceCalled(`Service ${at + 1}`, at));
  const columns = Array.from({ length: units }, (_, at) => unitCalled(`Unit ${at + 1}`, at));
  const places = rows.flatMap((service, row) =>
    columns.map((unit, column) => ({ service, unit, row, column })),
  );
  return {
    ...{ services: rows, units: columns, years: [2025, 2026, 2027] },
    cells: places
      .filter((_, at) => at % 3 > 0)
      .map(({ service, unit, row, column }) =>
        cellIn(service, unit, row * 100 + column, {
          with: WITH[(row + column) % WITH.length] ?? 'us',
          spend_minor: ((row * 7 + column * 13) % 90) * 1_000_000 + 500_000,
        }),
      ),
  };
}
