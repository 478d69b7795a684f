import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import { t } from '../components/page/messages.ts';
import { planHref } from './plan-address.ts';

/** The parts of a plan's page in the order of its tabs, the first one at its bare address. A part stands here once it has a page. */
export const PLAN_TABS = [
  'overview',
  'strategy',
  'whitespace',
  'opportunities',
  'risks',
  'reviews',
  'decisions',
  'history',
] as const satisfies readonly PlanPart[];

/** A part of a plan's page. */
export type PlanTab = (typeof PLAN_TABS)[number];

/** Every part that there may be. */
export type PlanPart =
  | 'overview'
  | 'strategy'
  | 'whitespace'
  | 'opportunities'
  | 'risks'
  | 'reviews'
  | 'decisions'
  | 'history';

/** What a tab counts; nothing where no number says anything. */
const COUNTS: Partial<Record<PlanPart, (items: PlanItems) => number>> = {
  opportunities: ({ opportunities }) =>
    opportunities.filter(({ stage }) => stage !== 'won' && stage !== 'lost').length,
  risks: ({ risks }) => risks.filter(({ status }) => status === 'open').length,
};

/** The tabs of a plan's page, with counts once its items are known. */
export const planTabs = (plan_id: string, open: PlanPart, items: PlanItems | undefined) =>
  PLAN_TABS.map((part: PlanPart) => {
    const count = items && COUNTS[part]?.(items);
    return {
      ...{ id: part, label: t(`tab_${part}`), active: part === open },
      href: part === 'overview' ? planHref(plan_id) : planHref(plan_id, part),
      ...(count ? { count } : {}),
    };
  });

/** The part that an address names. */
export const tabOf = (pathname: string): PlanPart => {
  const parts: readonly PlanPart[] = PLAN_TABS;
  return parts.find((part) => pathname.endsWith(`/${part}`)) ?? 'overview';
};
