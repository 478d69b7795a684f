import { sql } from 'kysely';
import { firstDayOf } from '#contract/activity/months.ts';
import type { Context } from '../../../platform/context.ts';

/** Locks what is approved in a month, a day at a time: a statement over a large month would take longer than one may. */
export const lockMonth = async ({ db, organization }: Context, month: string): Promise<void> => {
  for (const day of await daysWith(db, organization, month, 'approved'))
    await sql`update activity_entries set status = 'locked'
      where org_id = ${organization} and archived_at is null and work_date = ${day}::date and status = 'approved'`.execute(
      db,
    );
};

/** Makes what is locked in a month approved again, but for what takes time back, what was taken back since, and what went out. */
export const unlockMonth = async (context: Context, month: string): Promise<void> => {
  const { db, organization } = context;
  await handLocksToExports(context, month);
  for (const day of await daysWith(db, organization, month, 'locked'))
    await sql`update activity_entries e set status = 'approved'
      where e.org_id = ${organization} and e.archived_at is null and e.work_date = ${day}::date and e.status = 'locked'
        and e.reverses is null
        and not exists (select from activity_entries r where r.org_id = e.org_id and r.reverses = e.id)
        and not exists (select from exported_entries x where x.org_id = e.org_id and x.entry_id = e.id)`.execute(
      db,
    );
};

/** What went out for payroll or invoicing stays locked: from now on that export holds it. */
const handLocksToExports = ({ db, organization }: Context, month: string) =>
  sql`
    update exported_entries x set locked = true from activity_entries e
    where x.org_id = ${organization} and not x.locked and e.org_id = x.org_id and e.id = x.entry_id
      and e.work_date >= ${firstDayOf(month)}::date
      and e.work_date < (${firstDayOf(month)}::date + interval '1 month')::date`.execute(db);

const daysWith = async (
  db: Context['db'],
  organization: string,
  month: string,
  status: 'approved' | 'locked',
): Promise<string[]> => {
  const first = firstDayOf(month);
  const { rows } = await sql<{ day: string }>`
    select distinct e.work_date as day from activity_entries e
    where e.org_id = ${organization} and e.archived_at is null and e.status = ${status}
      and e.work_date >= ${first}::date and e.work_date < (${first}::date + interval '1 month')::date
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
};
