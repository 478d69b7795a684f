import { ACCOUNT_PLAN_SORTS } from '#contract/account-plans/endpoints.ts';
import {
  ACCOUNT_PLAN_STATUSES,
  ACCOUNT_TIERS,
  type AccountPlanStatus,
  SOUGHT_HEALTHS,
} from '#contract/account-plans/states.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import {
  day,
  oneOf,
  type Reader,
  searchParameters,
  several,
  sortOf,
  text,
} from '../../../platform/search.ts';
import type { PlanBoardQuery, PlanQuery } from '../queries.ts';

/** The tabs above list and heat map. */
export const PLAN_VIEWS = ['current', 'mine', 'to_decide', 'due', 'closed', 'all', 'archived'] as const;

/** One of the tabs. */
export type PlanView = (typeof PLAN_VIEWS)[number];

/** How plans are shown: in rows with what they come to, or by how their parts stand. */
export const PLAN_LAYOUTS = ['list', 'heat'] as const;

/** The order without one in the address. */
export const NEWEST = '-updated_at';

/** Days from today until which reviews are looked for, by the words that an address has for them: a saved view moves on with the calendar. */
export const REVIEW_SPANS = { overdue: -1, month: 30, quarter: 90 } as const;

/** One of these words. */
export type ReviewSpan = keyof typeof REVIEW_SPANS;

const SPANS: readonly ReviewSpan[] = ['overdue', 'month', 'quarter'];
const span = oneOf(SPANS);
const reviewUntil: Reader<string> = (given) => span(given) ?? day(given);
const yes = oneOf(['true']);

/** Everything that the address holds. */
export const planListSearch = searchParameters({
  view: oneOf(PLAN_VIEWS),
  layout: oneOf(PLAN_LAYOUTS),
  q: text,
  status: several(oneOf(ACCOUNT_PLAN_STATUSES)),
  tier: several(oneOf(ACCOUNT_TIERS)),
  health: several(oneOf(SOUGHT_HEALTHS)),
  client_id: several(text),
  owner_id: several(text),
  review_until: reviewUntil,
  mine_to_decide: yes,
  archived: yes,
  sort: sortOf(ACCOUNT_PLAN_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the address holds, read. */
export type PlanListSearch = ReturnType<typeof planListSearch>;

/** Parameters of the address that are filters. */
export const PLAN_FILTERS = [
  ...(['q', 'status', 'tier', 'health', 'client_id', 'owner_id'] as const),
  ...(['review_until', 'mine_to_decide', 'archived'] as const),
];

/** States of a plan that isn't over. */
const CURRENT: readonly AccountPlanStatus[] = ACCOUNT_PLAN_STATUSES.filter((status) => status !== 'closed');

const dayOf = (given: string, today: string): string => {
  const word = span(given);
  return word ? addDays(today, REVIEW_SPANS[word]) : given;
};

/** What a view stands for; the filters of the address come on top. */
const viewQuery = (view: PlanView, today: string): PlanBoardQuery => {
  const status = [...CURRENT];
  if (view === 'current') return { status };
  if (view === 'mine') return { status, owner_id: ['me'] };
  if (view === 'to_decide') return { mine_to_decide: 'true' };
  if (view === 'due') return { status, review_until: dayOf('month', today) };
  if (view === 'closed') return { status: ['closed'] };
  return view === 'archived' ? { archived: 'true' } : {};
};

/** The filters that an address stands for, on a day. */
export const filtersOf = (search: PlanListSearch, today: string): PlanBoardQuery => {
  const { sort, layout, review_until, ...filters } = filtersIn(search);
  return {
    ...viewQuery(search.view ?? 'current', today),
    ...filters,
    ...(review_until ? { review_until: dayOf(review_until, today) } : {}),
  };
};

/** The page of plans that an address stands for. */
export const queryOf = (search: PlanListSearch, today: string): PlanQuery => ({
  ...filtersOf(search, today),
  sort: search.sort ?? NEWEST,
  ...pageIn(search),
});
