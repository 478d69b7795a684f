import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { planListSearch } from '../src/features/account-plans/effects/list-address.ts';
import { PlanListScreen } from '../src/features/account-plans/screens/plan-list-screen.tsx';
import { viewTools } from '../src/features/saved-views/components/view-tools.ts';
import { planBoardOf, planSummary } from './account-plan.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** A plan of a list, by name. */
export const planCalled = (name: string, more: Partial<AccountPlanSummary> = {}) =>
  planSummary({ id: `id-${name}`, name, ...more });

type Answer = { status?: number; body?: unknown };
type Shown = {
  plans: AccountPlanSummary[];
  board?: Partial<AccountPlanBoard>;
  rows?: (asked: Asked) => Answer;
  rules?: Parameters<typeof renderScreen>[0]['rules'];
  /** Views that were saved of the list, and which of them it opens with. */
  views?: readonly SavedView[];
  home?: string;
  /** What a write is answered. */
  write?: (asked: Asked) => Answer;
};

/** The list of account plans at an address, over these plans. */
export const showPlans = (at: string, { plans, board, rows, rules, views = [], home, write }: Shown) =>
  renderScreen({
    screen: (search) => <PlanListScreen search={search} tools={viewTools} />,
    search: planListSearch,
    at,
    ...(rules ? { rules } : {}),
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked);
      if (asked.path === '/account-plans/board') return { body: planBoardOf(plans, board) };
      if (asked.path === '/account-plans')
        return rows?.(asked) ?? { body: { data: plans, before: null, after: null } };
      if (asked.path.startsWith('/saved-views')) return { body: { data: views, home: home ?? null } };
      return { body: { data: [] } };
    },
  });

/** What a path was asked with, request after request. */
export const queriesOf = (asked: readonly Asked[], path: string) =>
  asked.filter((one) => one.path === path).map(({ query }) => [...query]);
