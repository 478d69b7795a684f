import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  addPlanItem,
  changePlanItem,
  type KeptPlanItem,
  type NewPlanItem,
  type PlanItemChange,
  type PlanItems,
  readWhitespace,
  removePlanItem,
  type WhitespaceGrid,
} from '#contract/plan-items/endpoints.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import { call } from '../../platform/call.ts';
import { accountPlan } from '../account-plans/queries.ts';
import { withKept, withoutKept } from './effects/kept-cells.ts';
import { withItem, withoutItem } from './effects/kept-items.ts';
import { COUNTED_ELSEWHERE, figuresOf } from './effects/plan-figures.ts';
import { planItems } from './queries.ts';

/** Something in a plan, and the version of it that was looked at. */
export interface SeenItem {
  readonly id: string;
  readonly version: number;
}

/**
 * Adds, changes and takes out what a plan is made of, and puts the answer where it is shown without asking again. They
 * throw what was refused: forms and boxes say it.
 */
export function usePlanItemWrites(plan_id: string) {
  const queries = useQueryClient();
  const show = (kept: KeptPlanItem) => showItem(queries, plan_id, kept);
  const of = ({ id }: SeenItem) => ({ plan_id, item_id: id });
  return {
    show,
    add: async (body: NewPlanItem): Promise<KeptPlanItem> => {
      const kept = await call(addPlanItem, { params: { plan_id }, body });
      show(kept);
      return kept;
    },
    change: async (seen: SeenItem, body: PlanItemChange): Promise<KeptPlanItem> => {
      const kept = await call(changePlanItem, { params: of(seen), version: seen.version, body });
      show(kept);
      return kept;
    },
    remove: async (seen: SeenItem, kind: PlanItemKind): Promise<void> => {
      await call(removePlanItem, { params: of(seen), query: { kind }, version: seen.version });
      changeItems(queries, plan_id, (items) => withoutItem(items, seen.id));
      changeGrids(queries, plan_id, (grid) => withoutKept(grid, seen.id));
    },
    /** Everything in the plan as it is now. */
    reread: (): Promise<PlanItems> => queries.fetchQuery({ ...planItems(plan_id), staleTime: 0 }),
  };
}

function showItem(queries: QueryClient, plan_id: string, kept: KeptPlanItem): void {
  if (kept.kind !== 'whitespace') changeItems(queries, plan_id, (items) => withItem(items, kept));
  if (kept.kind === 'whitespace' || kept.kind === 'unit')
    changeGrids(
      queries,
      plan_id,
      (grid) => withKept(grid, kept),
      kept.kind === 'whitespace' ? kept.item.year : undefined,
    );
}

function changeItems(queries: QueryClient, plan_id: string, next: (items: PlanItems) => PlanItems): void {
  const items = queries.setQueryData(planItems(plan_id).queryKey, (known) => known && next(known));
  queries.setQueryData(
    accountPlan(plan_id).queryKey,
    (plan) => plan && { ...plan, ...(items ? figuresOf(items) : {}), changed_since_approval: true },
  );
  void queries.invalidateQueries({
    predicate: ({ queryKey: [, , path] }) => COUNTED_ELSEWHERE.some((one) => one === path),
  });
}

type Asked = { readonly plan_id?: string; readonly year?: number } | null;

/** Lays a change over the grids that were read of a plan: of a year, or of every one. */
function changeGrids(
  queries: QueryClient,
  plan_id: string,
  next: (grid: WhitespaceGrid) => WhitespaceGrid,
  only?: number,
): void {
  const isMeant = (params: Asked, query: Asked) =>
    params?.plan_id === plan_id && (only === undefined || query?.year === undefined || query.year === only);
  const [resource] = planItems(plan_id).queryKey;
  queries.setQueriesData<WhitespaceGrid>(
    {
      queryKey: [resource],
      predicate: ({ queryKey: [, , path, params, query] }) =>
        path === readWhitespace.path && isMeant(Object(params), Object(query)),
    },
    (grid) => grid && next(grid),
  );
}
