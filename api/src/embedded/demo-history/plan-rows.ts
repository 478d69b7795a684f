import { coveragePct } from '#contract/account-plans/coverage.ts';
import { pipelineOf } from '#contract/account-plans/forecast.ts';
import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import { AGEING_SECTIONS } from '#contract/account-plans/sections.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { at, subOf } from './deal-rows.ts';
import type { DemoPlan } from './demo-plan.ts';
import type { Stage } from './happening.ts';
import { dayAfter, idOfPlan } from './plan-content.ts';
import { earlier, lacking } from './plan-past.ts';
import { idOfPreset } from './seed-presets.ts';

/** Minutes of the day of each step; a revision's come so many later than the one before's. */
export const MINUTES = {
  begun: 30,
  submitted: 60,
  decided: 80,
  each: 40,
  activated: 300,
  closed: 360,
  said: 200,
} as const;
const ORG = 'northgate';

/** A plan of the demo with what it is made of. */
export interface WrittenPlan {
  readonly plan: DemoPlan;
  readonly content: PlanSnapshot;
}

const lastOf = (
  { revisions = [] }: DemoPlan,
  is: (outcome: string | undefined) => boolean,
): number | null => {
  const place = revisions.findLastIndex(({ decided }) => is(decided?.[0]));
  return place < 0 ? null : place + 1;
};

/** The row of a plan, with what is counted of its items. */
export const planRow = (stage: Stage, { plan, content }: WrittenPlan): Row => {
  const begun = at(stage, plan.begun, MINUTES.begun);
  const { revisions = [], said, closed, from, preset, reviews = [] } = plan;
  const approved_revision = lastOf(plan, (outcome) => outcome === 'approved');
  const waiting_revision = lastOf(plan, (outcome) => outcome === undefined);
  const last = Math.min(
    plan.begun,
    ...revisions.flatMap(({ submitted, decided }) => [submitted[0], decided?.[1] ?? 84]),
  );
  return {
    ...{ org_id: idOf(ORG), id: idOfPlan(plan), ...content.plan, status: plan.status },
    last_review_on:
      reviews.length === 0 ? null : dayAfter(stage, -Math.min(...reviews.map(({ days }) => days))),
    ...{ health_manual: said?.[0] ?? null, health_reason: said?.[1] ?? '' },
    ...{
      health_said_by: said ? idOf(ORG, said[2]) : null,
      health_said_at: at(stage, said?.[3], MINUTES.said),
    },
    ...{ coverage_pct: coveragePct(content.stakeholders), ...pipelineOf(content.opportunities) },
    open_actions: content.actions.filter(({ status }) => status === 'open' || status === 'doing').length,
    open_risks: content.risks.filter(({ status }) => status === 'open').length,
    ...{ revision: revisions.length, approved_revision, waiting_revision },
    changed_since_approval: approved_revision === null || waiting_revision !== null,
    touched: Object.fromEntries(
      AGEING_SECTIONS.map((section, place) => [section, at(stage, (plan.begun * (place + 1)) / 12, 100)]),
    ),
    closed_reason: closed?.[1] ?? null,
    from_plan_id: from ? idOfPlan({ name: from }) : null,
    ...{ preset_id: preset ? idOfPreset(preset) : null, preset_revision: preset ? 1 : null },
    ...{ created_at: begun, created_by: subOf(plan.owner), updated_by: subOf(plan.owner), version: 1 },
    updated_at: at(stage, last, MINUTES.activated),
  };
};

/** Rows of what a plan is made of, by their tables, in the order in which they may be written. */
export const itemRows = (
  stage: Stage,
  { plan, content }: WrittenPlan,
): readonly (readonly [string, readonly Row[]])[] => {
  const kept = <Item extends { readonly id: string }>(
    items: readonly Item[],
    more: (item: Item, place: number) => Row = () => ({}),
  ) =>
    items.map((item, place): Row => {
      const created_at = at(stage, plan.begun, MINUTES.begun + 1 + place);
      return {
        ...{ org_id: idOf(ORG), plan_id: idOfPlan(plan), ...item, ...more(item, place), version: 1 },
        ...{
          created_at,
          created_by: subOf(plan.owner),
          updated_at: created_at,
          updated_by: subOf(plan.owner),
        },
      };
    });
  const deals = new Map((plan.items.opportunities ?? []).map(([name, , , , , , , deal]) => [name, deal]));
  return [
    ['plan_objectives', kept(content.objectives)],
    ['plan_stakeholders', kept(content.stakeholders)],
    [
      'plan_actions',
      kept(content.actions, ({ status, due_on }) => ({
        done_on: status === 'done' ? (due_on ?? dayAfter(stage, -5)) : null,
      })),
    ],
    ['plan_swot', kept(content.swot)],
    ['plan_units', kept(content.units)],
    [
      'plan_opportunities',
      kept(content.opportunities, ({ name }) => {
        const deal = deals.get(name);
        return { dealsheet_id: deal ? idOf(ORG, 'dealsheet', deal) : null };
      }),
    ],
    [
      'plan_whitespace',
      kept(content.whitespace, ({ with: spent_with }) => ({ spent_with })).map(withoutWith),
    ],
    ['plan_risks', kept(content.risks)],
    ['plan_competitors', kept(content.competitors)],
    ['plan_decisions', kept(content.decisions)],
  ];
};

/** The contract's word for it is no name of a column. */
const withoutWith = ({ with: _, ...row }: Row): Row => row;

/** The revisions of a plan: but for the newest, as it was earlier. */
export const planRevisionRows = (stage: Stage, { plan, content }: WrittenPlan): Row[] =>
  (plan.revisions ?? []).map((one, place, all) => {
    const { submitted, decided } = one;
    const submitted_at = at(stage, submitted[0], MINUTES.submitted + place * MINUTES.each);
    const isOld = place < all.length - 1;
    return {
      ...{ org_id: idOf(ORG), plan_id: idOfPlan(plan), revision: place + 1, version: 1 },
      snapshot: lacking(plan, isOld ? earlier(content) : content, one),
      ...{ note: submitted[2], submitted_at, submitted_by: idOf(ORG, submitted[1]) },
      ...{ outcome: decided?.[0] ?? null, outcome_note: decided?.[3] ?? '' },
      decided_at: at(stage, decided?.[1], MINUTES.decided + place * MINUTES.each),
      decided_by: decided ? idOf(ORG, decided[2]) : null,
      ...{
        created_at: submitted_at,
        created_by: subOf(submitted[1]),
        updated_at: submitted_at,
        updated_by: subOf(submitted[1]),
      },
    };
  });

/** Who wrote towards each of them: its owner and whoever submitted it. */
export const planAuthorRows = (stage: Stage, { plan }: WrittenPlan): Row[] =>
  [...(plan.revisions ?? []), null].flatMap((revision, place) =>
    [...new Set([plan.owner, revision?.submitted[1] ?? plan.owner])].map((name) => ({
      ...{
        org_id: idOf(ORG),
        id: idOf(idOfPlan(plan), 'author', name, String(place)),
        plan_id: idOfPlan(plan),
      },
      ...{ revision: place + 1, member_id: idOf(ORG, name), created_by: subOf(name) },
      created_at: at(stage, revision?.submitted[0] ?? plan.begun, MINUTES.begun),
    })),
  );

/** The reviews that were held of it. */
export const planReviewRows = (stage: Stage, { plan }: WrittenPlan): Row[] =>
  (plan.reviews ?? []).map(({ days, by, notes, scores }, place) => {
    const created_at = at(stage, days, 240);
    return {
      ...{ org_id: idOf(ORG), id: idOf(idOfPlan(plan), 'review', String(place)), plan_id: idOfPlan(plan) },
      ...{ held_on: dayAfter(stage, -days), held_by: idOf(ORG, by), notes, version: 1 },
      scores: scores.map(([criterion, score, comment]) => ({ criterion, score, comment })),
      ...{ confirmed: ['summary', 'stakeholders'], next_review_on: dayAfter(stage, plan.every * 30 - days) },
      ...{ created_at, created_by: subOf(by), updated_at: created_at, updated_by: subOf(by) },
    };
  });
