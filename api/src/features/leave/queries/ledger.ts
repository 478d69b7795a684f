import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { LedgerDay } from '#contract/leave/minutes.ts';
import type { LeaveType } from '#contract/leave/states.ts';
import type { Context } from '../../../platform/context.ts';

/** What somebody's ledger of a type changed by, day by day. */
export const listLedgerDays = (
  { db, organization }: Context,
  member: string,
  type: LeaveType,
): Promise<LedgerDay[]> =>
  db
    .selectFrom('leave_entries')
    .select(['day', sql<number>`sum(minutes)::int`.as('minutes')])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('type', '=', type)
    .groupBy('day')
    .orderBy('day')
    .execute();

/** How a type is counted; undefined where it isn't. */
export const findAllowance = ({ db, organization }: Context, type: LeaveType) =>
  db
    .selectFrom('leave_allowances')
    .select(['year_minutes', 'below_minutes'])
    .where('org_id', '=', organization)
    .where('type', '=', type)
    .executeTakeFirst();

/** Minutes of a type that somebody has asked for and nobody has decided on. */
export const sumWaiting = async (
  { db, organization }: Context,
  member: string,
  type: LeaveType,
): Promise<number> => {
  const { minutes } = await db
    .selectFrom('leave_requests')
    .select(sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes'))
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('type', '=', type)
    .where(sql<boolean>`status = 'requested'`)
    .executeTakeFirstOrThrow();
  return minutes;
};

/** Somebody of the team by id and name. Throws 404 for a missing or foreign one. */
export const requirePerson = async ({ db, organization }: Context, id: string) => {
  const found = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound('person');
  return found;
};

/** Sums of somebody's ledger by type: before a year, and of it by what its lines are. */
export const sumYear = ({ db, organization }: Context, member: string, first: string, last: string) =>
  db
    .selectFrom('leave_entries')
    .select('type')
    .select([
      sql<number>`coalesce(sum(minutes) filter (where day < ${first}), 0)::int`.as('opening'),
      ofYear(first, last, sql`kind = 'entitlement'`).as('entitlement'),
      ofYear(first, last, sql`kind = 'carry-over'`).as('carried'),
      ofYear(first, last, sql`kind = 'adjustment'`).as('adjusted'),
      ofYear(first, last, sql`kind in ('taken', 'returned')`).as('used'),
    ])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .groupBy('type')
    .execute();

const ofYear = (first: string, last: string, kinds: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(minutes) filter (where day between ${first} and ${last} and ${kinds}), 0)::int`;

/** Minutes asked for in a year, by type. */
export const sumAsked = ({ db, organization }: Context, member: string, first: string, last: string) =>
  db
    .selectFrom('leave_requests')
    .select(['type', sql<number>`sum(minutes)::int`.as('minutes')])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where(sql<boolean>`status = 'requested'`)
    .where('from_date', '>=', first)
    .where('from_date', '<=', last)
    .groupBy('type')
    .execute();

/** The most lines of a ledger that are read at once. */
const MOST_LINES = 500;

/** Lines of somebody's ledger in a year, the latest first. */
export const listEntries = ({ db, organization }: Context, member: string, first: string, last: string) =>
  db
    .selectFrom('leave_entries')
    .select(['id', 'type', 'kind', 'day', 'minutes', 'reason', 'request_id'])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .execute();
