import { sql } from 'kysely';
import type { Watch } from '../../../platform/reactions.ts';
import { KNOWN_AFTER, reminderOf } from './reminder.ts';

/** Days before a review on which whoever owns the plan is told. */
const SOON = 7;

interface Due {
  readonly plan: string;
  readonly name: string;
  readonly client: string;
  readonly on: string;
  readonly words: string;
  readonly overdue: boolean;
  readonly recipient: string;
}

/**
 * Tells whoever owns a plan that its review is due within a week, and that it is overdue: each once of a day on which it is due, so that
 * another day is told of anew. Drafts and what is closed are reviewed by nobody.
 */
export const dueReviews: Watch = async ({ db, organization }) => {
  const { rows } = await sql<Due>`
    select p.id as plan, p.name, c.name as client, p.next_review_on::text as "on",
      to_char(p.next_review_on, 'FMDD Mon YYYY') as words, p.next_review_on < muster_today() as overdue, m.user_sub as recipient
    from account_plans p
    join clients c on c.org_id = p.org_id and c.id = p.client_id
    join members m on m.org_id = p.org_id and m.id = p.owner_id and m.archived_at is null
    where p.org_id = ${organization} and p.archived_at is null and p.status in ('approved', 'active') and m.user_sub is not null
      and p.sort_review between muster_today() - ${sql.lit(KNOWN_AFTER)} and muster_today() + ${sql.lit(SOON)}
    order by p.next_review_on, p.id`.execute(db);
  return rows.map(({ name, client, on, words, overdue, ...due }) => ({
    ...reminderOf(due, 'account-plan-reviews'),
    type: 'account-plan.review' as const,
    title: overdue ? `Review overdue: ${name}` : `Review soon: ${name}`,
    message: overdue
      ? `The review for ${client} was due on ${words}. Hold it, or choose another day.`
      : `The review for ${client} is due on ${words}.`,
    reason: 'You own this account plan.',
    source: `plan-review-${overdue ? 'overdue' : 'soon'}:${due.plan}:${on}`,
  }));
};
