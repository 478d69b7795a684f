import type { PlanHealth } from '#contract/account-plans/states.ts';
import { readRoles } from '../../../platform/access/people.ts';
import type { Inside, Watch } from '../../../platform/reactions.ts';
import { seesCosts } from '../../projects/queries.ts';
import { measurePlans, type Worsened } from '../commands/measure-plans.ts';

const WORDS = {
  on_track: 'on track',
  at_risk: 'at risk',
  off_track: 'off track',
} as const satisfies Record<PlanHealth, string>;

/** Measures approved and active plans, and tells owners once of each time that one got worse, unless that may tell them of costs. */
export const measuredPlans: Watch = async (inside) =>
  (await toldOf(inside, await measurePlans(inside))).flatMap(({ plan, after, event }) =>
    plan.owner === null
      ? []
      : [
          {
            recipient: plan.owner,
            type: 'account-plan.worsened' as const,
            title: `${plan.client} is ${WORDS[after]}: ${plan.name}`,
            message:
              'Margin, incidents, milestones or hours of its projects got worse. See which, and what to do.',
            target: { type: 'account-plan', id: plan.id },
            url: `/manager/account-plans/${plan.id}`,
            group: `account-plan-health:${plan.id}`,
            reason: 'You own this account plan.',
            source: `account-plan-worsened:${event}`,
            receipt: true as const,
          },
        ],
  );

/** Those whose owners may see costs: a level may come from the margin, which nobody else is told. */
const toldOf = async ({ db, organization }: Inside, worsened: readonly Worsened[]): Promise<Worsened[]> => {
  const told: Worsened[] = [];
  for (const one of worsened) {
    if (one.plan.owner === null || organization === null) continue;
    if (seesCosts({ person: await readRoles(db, one.plan.owner), organization })) told.push(one);
  }
  return told;
};
