import type { Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { listInsiders } from '../comments/queries.ts';
import { APPROVERS } from './queries/readers.ts';
import { readToldPlans, type ToldPlan } from './queries/to-tell.ts';
import { tellAssigned } from './reactions/actions.ts';
import { tellMentioned } from './reactions/comments.ts';

export { dueActions } from './reactions/actions.ts';
export { measuredPlans } from './reactions/measuring.ts';
export { dueReviews } from './reactions/reviews.ts';
export { stalePlans } from './reactions/stale.ts';

/** So many are asked to decide one plan. */
const MOST = 50;

const base = ({ event, id, name, client }: ToldPlan, type: Notice['type']) => ({
  type,
  message: `${name} · ${client}`,
  target: { type: 'account-plan', id },
  url: `/manager/account-plans/${id}`,
  source: `${event.type}:${event.id}`,
});

/** Tells those who may decide it that a plan was submitted: directors and above who neither own it nor wrote in it. */
const tellDeciders: Reaction = async (inside, events) => {
  const plans = await readToldPlans(inside, events);
  if (plans.length === 0) return [];
  const deciders = await listInsiders(inside, APPROVERS, [], MOST);
  return plans.flatMap((plan) =>
    deciders
      .filter(({ sub }) => sub !== plan.owner && !plan.authors.includes(sub))
      .map(({ sub }) => ({
        ...base(plan, 'account-plan.submitted'),
        ...{ recipient: sub, title: 'submitted an account plan', group: 'account-plan-submitted' },
        reason: 'Your role decides account plans of others.',
      })),
  );
};

/** Tells whoever owns it, wrote in it or submitted it what was decided. */
const tellAuthors =
  (title: string): Reaction =>
  async (inside, events) =>
    (await readToldPlans(inside, events)).flatMap((plan) =>
      [...new Set([...(plan.owner === null ? [] : [plan.owner]), ...plan.authors])].map((recipient) => ({
        ...{ ...base(plan, 'account-plan.decided'), recipient, title },
        reason: recipient === plan.owner ? 'You own this account plan.' : 'You wrote in it or submitted it.',
      })),
    );

/** What account plans tell people. */
export const accountPlanReactions: Reactions = {
  'account-plan.submitted': [tellDeciders],
  'account-plan.approved': [tellAuthors('approved your account plan')],
  'account-plan.rejected': [tellAuthors('rejected your account plan')],
  'plan-comment.added': [tellMentioned],
  'plan-comment.edited': [tellMentioned],
  'plan-item.added': [tellAssigned],
  'plan-item.changed': [tellAssigned],
};
