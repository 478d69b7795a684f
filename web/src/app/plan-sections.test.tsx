import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PLAN_SECTIONS } from '#contract/account-plans/sections.ts';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import { planDeliveryOf, planDetail } from '../../test/account-plan.ts';
import { itemsOf, opportunityCalled, riskCalled } from '../../test/plan-items.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PlanComments } from '../features/account-plans/components/comments/plan-comments.tsx';
import { PlanTexts } from '../features/account-plans/components/texts/plan-texts.tsx';
import { sectionHref } from '../features/account-plans/effects/sections.ts';
import { ReviewsScreen } from '../features/account-plans/screens/reviews-screen.tsx';
import { DecisionsScreen } from '../features/plan-items/screens/decisions-screen.tsx';
import { OpportunitiesScreen } from '../features/plan-items/screens/opportunities-screen.tsx';
import { PlanOverviewScreen } from '../features/plan-items/screens/plan-overview-screen.tsx';
import { RisksScreen } from '../features/plan-items/screens/risks-screen.tsx';
import { StrategyScreen } from '../features/plan-items/screens/strategy-screen.tsx';
import { WhitespaceScreen } from '../features/plan-items/screens/whitespace-screen.tsx';

const PLAN = planDetail();
const { id } = PLAN;
const DECISION = {
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb7d1', version: 1, owner: null, reason: '' },
  ...{ text: 'We bid alone', decided_on: '2026-01-05' },
  ...{ created_at: '2026-01-05T00:00:00.000Z', updated_at: '2026-01-05T00:00:00.000Z' },
};
const FULL = itemsOf({
  ...{ opportunities: [opportunityCalled('Night watch', 1)], risks: [riskCalled('Fog', 1)] },
  decisions: [DECISION],
});

/** The pages of a plan by their addresses below it. */
const PAGES: Record<string, ReactNode> = {
  '': <PlanOverviewScreen plan_id={id} />,
  '/strategy': (
    <StrategyScreen plan_id={id} texts={(plan, mayWrite) => <PlanTexts {...{ plan, mayWrite }} />} />
  ),
  '/whitespace': <WhitespaceScreen plan_id={id} search={{}} />,
  '/opportunities': <OpportunitiesScreen plan_id={id} search={{}} />,
  '/risks': <RisksScreen plan_id={id} />,
  '/decisions': <DecisionsScreen plan_id={id} />,
  '/reviews': <ReviewsScreen plan_id={id} />,
};

/** A plan's page by its address, for somebody who may read plans alone; five comments on each part. */
const show = (at: string, items: PlanItems) =>
  renderScreen({
    screen: () => (
      <PlanComments plan={PLAN}>{PAGES[at.slice(sectionHref(id, 'objectives').length)]}</PlanComments>
    ),
    ...{ search: () => ({}), at, role: 'coordinator' },
    rules: [['p', 'coordinator', '/org/a', '/account-plans/*', 'read', 'allow']],
    answer: ({ path }) => {
      if (path.endsWith('/comment-counts'))
        return { body: { data: PLAN_SECTIONS.map((section) => ({ section, count: 5 })) } };
      if (path.endsWith('/items')) return { body: items };
      if (path.endsWith('/delivery')) return { body: planDeliveryOf() };
      if (path.endsWith('/whitespace'))
        return { body: { services: [], units: [], years: [2026], cells: [] } };
      return path === `/account-plans/${id}`
        ? { body: PLAN }
        : { body: { data: [], before: null, after: null } };
    },
  });

const NAMES = {
  ...{ summary: 'Summary', strategy: 'Goals and strategy', objectives: 'Objectives', swot: 'SWOT' },
  ...{ stakeholders: 'Stakeholders', whitespace: 'Whitespace', opportunities: 'Opportunities' },
  ...{ actions: 'Actions', risks: 'Risks', competitors: 'Competitors', decisions: 'Decisions' },
  ...{ reviews: 'Reviews', health: 'Health' },
} as const;

beforeEach(() => page.viewport(1440, 900));

test.each(
  PLAN_SECTIONS.flatMap((section) => [
    { section, filled: 'with something in it', items: FULL },
    { section, filled: 'with nothing in it', items: itemsOf() },
  ]),
)('$section, $filled, is commented on where it stands, by whoever reads it', async ({ section, items }) => {
  const { view } = await show(sectionHref(id, section), items);
  const button = view.getByRole('button', { name: `5 comments on ${NAMES[section]}`, exact: true }).first();
  await expect.element(button).toBeVisible();
});
