import { sql } from 'kysely';
import type { Watch } from '../../../platform/reactions.ts';
import { agoOf, isTimeToTell, reminderOf, sourceOfWeek, TODAY, weeksLate } from './reminder.ts';

/** Days before a review on which whoever owns the plan is told. */
const SOON = 7;

interface Due {
  readonly plan: string;
  readonly name: string;
  readonly client: string;
  readonly on: string;
  readonly words: string;
  readonly overdue: boolean;
  /** Whole weeks, of what is overdue. */
  readonly weeks: number;
  readonly recipient: string;
}

/**
 * Tells whoever owns a plan that its review is due within a week, and that it is overdue, again as `isTimeToTell` says until it is held:
 * each once of a day on which it is due, so that another day is told of anew. Drafts and what is closed are reviewed by nobody.
 */
export const dueReviews: Watch = async ({ db, organization }) => {
  const due_on = sql`p.next_review_on`;
  const { rows } = await sql<Due>`
    select p.id as plan, p.name, c.name as client, p.next_review_on::text as "on",
      to_char(p.next_review_on, 'FMDD Mon YYYY') as words, p.next_review_on < ${TODAY} as overdue,
      ${weeksLate(due_on)} as weeks, m.user_sub as recipient
    from account_plans p
    join clients c on c.org_id = p.org_id and c.id = p.client_id
    join members m on m.org_id = p.org_id and m.id = p.owner_id and m.archived_at is null
    where p.org_id = ${organization} and p.archived_at is null and p.status in ('approved', 'active') and m.user_sub is not null
      and p.sort_review <= ${TODAY} + ${sql.lit(SOON)} and (p.next_review_on >= ${TODAY} or ${isTimeToTell(due_on)})
    order by p.next_review_on, p.id`.execute(db);
  return rows.map(({ name, client, on, words, overdue, weeks, ...due }) => ({
    ...reminderOf(due, 'account-plan-reviews'),
    type: 'account-plan.review' as const,
    title: overdue ? `Review overdue: ${name}` : `Review soon: ${name}`,
    message: overdue
      ? `The review for ${client} was due on ${words}${agoOf(weeks)}. Hold it, or choose another day.`
      : `The review for ${client} is due on ${words}.`,
    reason: 'You own this account plan.',
    source: overdue
      ? sourceOfWeek(`plan-review-overdue:${due.plan}:${on}`, weeks)
      : `plan-review-soon:${due.plan}:${on}`,
  }));
};
