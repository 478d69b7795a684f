import { sql } from 'kysely';
import { z } from 'zod';
import type { Inside, Notice, Reaction, Watch } from '../../../platform/reactions.ts';
import { agoOf, isTimeToTell, reminderOf, sourceOfWeek, TODAY, weeksLate } from './reminder.ts';

const told = z.object({ kind: z.string(), item_id: z.string() });

interface Assigned {
  readonly id: string;
  readonly title: string;
  readonly plan: string;
  readonly name: string;
  readonly words: string | null;
  readonly recipient: string;
}

/** Tells whoever an action of a plan is given to; done already, or another's by now, it is nobody's to hear of. */
export const tellAssigned: Reaction = async (inside, events) => {
  const given = events.flatMap(({ id, type, changes, data }) => {
    const { success, data: said } = told.safeParse(data);
    return success && said.kind === 'action' && changes.owner?.[1]
      ? [{ id, type, action: said.item_id }]
      : [];
  });
  if (given.length === 0) return [];
  const actions = await listAssigned(
    inside,
    given.map(({ action }) => action),
  );
  return given.flatMap(({ id: event, type, action }): Notice[] =>
    actions
      .filter(({ id }) => id === action)
      .map(({ title, plan, name, words, recipient }) => ({
        ...{ recipient, type: 'plan-action.assigned', title: `gave you an action: ${title}` },
        message: words === null ? name : `${name} · until ${words}`,
        target: { type: 'account-plan', id: plan },
        url: `/manager/account-plans/${plan}`,
        ...{ group: `plan-actions:${plan}`, reason: 'You own this action.', source: `${type}:${event}` },
      })),
  );
};

const listAssigned = async ({ db, organization }: Inside, ids: readonly string[]) => {
  const { rows } = await sql<Assigned>`
    select a.id, a.title, p.id as plan, p.name, to_char(a.due_on, 'FMDD Mon YYYY') as words, m.user_sub as recipient
    from plan_actions a
    join account_plans p on p.org_id = a.org_id and p.id = a.plan_id
    join members m on m.org_id = a.org_id and m.id = a.owner_id and m.archived_at is null
    where a.org_id = ${organization} and a.id = any (${ids}::uuid[]) and a.status in ('open', 'doing')
      and m.user_sub is not null`.execute(db);
  return rows;
};

interface Due {
  readonly id: string;
  readonly title: string;
  readonly plan: string;
  readonly name: string;
  readonly on: string;
  readonly words: string;
  readonly late: boolean;
  /** Whole weeks, of what is late. */
  readonly weeks: number;
  readonly recipient: string;
}

/**
 * Tells whoever has an action of a plan to do that it is due tomorrow, and that it is late, again as `isTimeToTell` says until it is done:
 * each once of a day on which it is due.
 */
export const dueActions: Watch = async ({ db, organization }) => {
  const due_on = sql`a.due_on`;
  const { rows } = await sql<Due>`
    select a.id, a.title, p.id as plan, p.name, a.due_on::text as "on", to_char(a.due_on, 'FMDD Mon YYYY') as words,
      a.due_on < ${TODAY} as late, ${weeksLate(due_on)} as weeks, m.user_sub as recipient
    from plan_actions a
    join account_plans p on p.org_id = a.org_id and p.id = a.plan_id and p.archived_at is null and p.status <> 'closed'
    join members m on m.org_id = a.org_id and m.id = a.owner_id and m.archived_at is null
    where a.org_id = ${organization} and a.status in ('open', 'doing') and m.user_sub is not null
      and a.due_on <= ${TODAY} + 1 and (a.due_on > ${TODAY} or ${isTimeToTell(due_on)})
    order by a.due_on, a.id`.execute(db);
  return rows.map(({ id, title, name, on, words, late, weeks, ...due }) => ({
    ...reminderOf(due, `plan-actions:${due.plan}`),
    type: 'plan-action.due' as const,
    title: late ? `Action late: ${title}` : `Action due tomorrow: ${title}`,
    message: late
      ? `${name}: it was due on ${words}${agoOf(weeks)}, and isn’t done. Finish it, or give it another day.`
      : `It is due on ${words} in ${name}.`,
    reason: 'You own this action.',
    source: late ? sourceOfWeek(`plan-action-late:${id}:${on}`, weeks) : `plan-action-due:${id}:${on}`,
  }));
};
