import type { PlanSection } from '#contract/account-plans/sections.ts';
import { messages } from '../../../platform/messages.ts';
import { planHref } from './plan-address.ts';

const t = messages('account-plan-sections', {
  summary: 'Summary',
  strategy: 'Goals and strategy',
  objectives: 'Objectives',
  stakeholders: 'Stakeholders',
  swot: 'SWOT',
  whitespace: 'Whitespace',
  opportunities: 'Opportunities',
  actions: 'Actions',
  risks: 'Risks',
  competitors: 'Competitors',
  decisions: 'Decisions',
  reviews: 'Reviews',
  health: 'Health',
});

/** What a part of a plan is called. */
export const sectionName = (section: PlanSection): string => t(section);

const PAGES = {
  ...{ summary: 'strategy', strategy: 'strategy', swot: 'strategy', competitors: 'strategy' },
  ...{ objectives: undefined, stakeholders: undefined, actions: undefined },
  ...{ whitespace: 'whitespace', opportunities: 'opportunities', risks: 'risks', decisions: 'decisions' },
  ...{ reviews: 'reviews', health: 'reviews' },
} as const satisfies Record<PlanSection, Parameters<typeof planHref>[1]>;

/** Where a part of a plan is shown. */
export const sectionHref = (plan_id: string, section: PlanSection): string =>
  planHref(plan_id, PAGES[section]);
