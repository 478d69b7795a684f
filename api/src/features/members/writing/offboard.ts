import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

type Writing = Pick<Context, 'db' | 'organization'>;

/** Ends a person's time on the team with a last day, else with the organization's day, unless it ended before, and archives them. */
export const offboard = ({ db, organization }: Writing, id: string, lastDay?: string) => {
  const today = sql`(select (now() at time zone o.timezone)::date from organizations o where o.org_id = members.org_id)`;
  return db
    .updateTable('members')
    .set({
      status: 'offboarded',
      archived_at: sql`now()`,
      end_date: sql`greatest(start_date, coalesce(${lastDay ?? null}::date, least(coalesce(end_date, 'infinity'), ${today})))`,
    })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .returning(['status', 'end_date'])
    .executeTakeFirstOrThrow();
};

/** Archives somebody who was invited and never came, so that nobody lists them among those who have left. */
export const dismiss = ({ db, organization }: Writing, id: string) =>
  db
    .updateTable('members')
    .set({ archived_at: sql`now()` })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .returning(['status', 'end_date'])
    .executeTakeFirstOrThrow();
