import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The first blocked days that touch some days. */
export const findBlock = ({ db, organization }: Context, from: string, to: string) =>
  db
    .selectFrom('leave_blocks')
    .select(['from_date', 'to_date', 'name'])
    .where('org_id', '=', organization)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .limit(1)
    .executeTakeFirst();

/** Blocked days that end on a day or later, as they follow. */
export const listBlocks = ({ db, organization }: Context, from: string, to = '9999-12-31') =>
  db
    .selectFrom('leave_blocks')
    .select(['id', 'version', 'from_date as from', 'to_date as to', 'name'])
    .where('org_id', '=', organization)
    .where('to_date', '>=', from)
    .where('from_date', '<=', to)
    .orderBy('from_date')
    .orderBy('id')
    .execute();

/** Holidays from one day to another. */
export const listHolidays = ({ db, organization }: Context, from: string, to: string) =>
  db
    .selectFrom('holidays')
    .select(['date', 'name'])
    .where('org_id', '=', organization)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();

/** Whose holidays an organization keeps; undefined where it never said. */
export const findSettings = ({ db, organization }: Context) =>
  db
    .selectFrom('leave_settings')
    .select(['version', 'country', 'region'])
    .where('org_id', '=', organization)
    .executeTakeFirst();

/** Types that are counted, and how. */
export const listAllowances = ({ db, organization }: Context) =>
  db
    .selectFrom('leave_allowances')
    .select(['type', 'year_minutes', 'carry_over_minutes', 'below_minutes'])
    .where('org_id', '=', organization)
    .orderBy('type')
    .execute();

/** How many people got leave of a year. */
export const countGranted = async ({ db, organization }: Context, year: number): Promise<number> => {
  const { people } = await db
    .selectFrom('leave_entries')
    .select(sql<number>`count(distinct member_id)::int`.as('people'))
    .where('org_id', '=', organization)
    .where(sql<boolean>`kind = 'entitlement'`)
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .executeTakeFirstOrThrow();
  return people;
};
