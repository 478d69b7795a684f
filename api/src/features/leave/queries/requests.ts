import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listAllLeave, listOwnLeave } from '#contract/leave/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const leaveRows = ({ db, organization }: Context) =>
  db
    .selectFrom('leave_requests')
    .innerJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'leave_requests.org_id')
        .onRef('members.id', '=', 'leave_requests.member_id'),
    )
    .selectAll('leave_requests')
    .select(['members.name as member_name', 'members.user_sub as member_sub'])
    .select([nameOf('cover_id').as('cover_name'), nameOf('decided_by').as('decider_name')])
    .where('leave_requests.org_id', '=', organization);

const nameOf = (column: 'cover_id' | 'decided_by') =>
  sql<string | null>`(select m.name from members m
    where m.org_id = leave_requests.org_id and m.id = ${sql.ref(`leave_requests.${column}`)})`;

/** Leave with the names of its people. */
export type LeaveRow = Awaited<ReturnType<typeof requireLeave>>;

const BY_FROM = {
  keys: { from: { by: sql`leave_requests.from_date`, type: 'date' } },
  id: sql`leave_requests.id`,
} as const;

/** A page of somebody's leave, the latest first. */
export const listLeaveOf = (
  context: Context,
  member: string,
  { status, ...page }: QueryOf<typeof listOwnLeave>,
) => {
  const rows = leaveRows(context).where('leave_requests.member_id', '=', member);
  return paginate(status ? rows.where('leave_requests.status', 'in', status) : rows, {
    ...BY_FROM,
    page,
    sort: '-from',
  });
};

/** Leave of somebody that is asked for or approved and isn't over on a day, without an order. */
export const leaveAhead = (context: Context, member: string, day: string) =>
  leaveRows(context)
    .where('leave_requests.member_id', '=', member)
    .where(sql<boolean>`leave_requests.status in ('requested', 'approved')`)
    .where('leave_requests.to_date', '>=', day);

/** Leave that others ask for, without an order: nobody decides on their own. */
export const leaveToDecide = (context: Context) =>
  leaveRows(context)
    .where('leave_requests.status', '=', 'requested')
    .where(sql<boolean>`leave_requests.member_id is distinct from ${context.member}::uuid`);

/** A page of everybody's leave, what begins first at first. */
export const listLeave = (
  context: Context,
  { status, member_id, from, to, mine_to_decide, ...page }: QueryOf<typeof listAllLeave>,
) => {
  let rows = mine_to_decide ? leaveToDecide(context) : leaveRows(context);
  if (status) rows = rows.where('leave_requests.status', 'in', status);
  if (member_id) rows = rows.where('leave_requests.member_id', '=', member_id);
  if (from) rows = rows.where('leave_requests.to_date', '>=', from);
  if (to) rows = rows.where('leave_requests.from_date', '<=', to);
  return paginate(rows, { ...BY_FROM, page, sort: 'from' });
};

/** Leave of the organization. Throws 404 for a missing or foreign one. */
export const requireLeave = async (context: Context, id: string) => {
  const found = await leaveRows(context).where('leave_requests.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('leave');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockLeave = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('leave_requests')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A request as it is held. */
export type HeldLeave = NonNullable<Awaited<ReturnType<typeof lockLeave>>>;

/** Waits until nobody else changes what somebody has of leave. */
export const lockBalance = ({ db, organization }: Context, member: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`leave:${organization}:${member}`}, 0))`.execute(db);

/** Leave of somebody that is asked for or approved and touches a time. */
export const findOverlapping = (
  { db, organization }: Context,
  member: string,
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
) =>
  db
    .selectFrom('leave_requests')
    .select(['id', 'from_date', 'to_date', 'status'])
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where(sql<boolean>`status in ('requested', 'approved')`)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${starts_at}, ${ends_at})`)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
