import type { PlanHealth } from '#contract/account-plans/states.ts';
import type { Watch } from '../../../platform/reactions.ts';
import { measurePlans } from '../commands/measure-plans.ts';

const WORDS = {
  on_track: 'on track',
  at_risk: 'at risk',
  off_track: 'off track',
} as const satisfies Record<PlanHealth, string>;

/** Measures approved and active plans, and tells owners once of each time that one got worse. */
export const measuredPlans: Watch = async (inside) =>
  (await measurePlans(inside)).flatMap(({ plan, after, event }) =>
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
