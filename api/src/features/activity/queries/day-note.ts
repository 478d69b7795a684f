import type { Context } from '../../../platform/context.ts';

/** What a member said of a day; undefined before they said anything. */
export const findDayNote = ({ db, organization }: Context, member: string, date: string) =>
  db
    .selectFrom('day_notes')
    .selectAll()
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('work_date', '=', date)
    .executeTakeFirst();
