import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listBalances } from '#contract/leave/endpoints.ts';
import type { LeaveOfPerson } from '#contract/leave/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

/** A page of the team by name, with what each has of the types that are counted, or of which there is something in the year. */
export const listBalancesOfPeople = (
  { db, organization }: Context,
  { year, q, ...page }: QueryOf<typeof listBalances> & { readonly year: number },
) => {
  const people = db
    .selectFrom('members')
    .select(['members.id', 'members.name', 'members.position', balancesIn(year).as('balances')])
    .where('members.org_id', '=', organization)
    .where('members.archived_at', 'is', null)
    .where('members.status', '<>', 'offboarded')
    .where('members.employment', '<>', 'placeholder');
  return paginate(q ? people.where(sql<boolean>`strpos(lower(members.name), lower(${q})) > 0`) : people, {
    ...{ page, sort: 'name', keys: { name: { by: sql`members.name`, type: 'text' } }, id: sql`members.id` },
  });
};

/** By key for each person of the page: what is left at the end of the year, and of it what was taken and is asked for. */
const balancesIn = (year: number) => sql<LeaveOfPerson['balances']>`(
  select coalesce(json_agg(json_build_object('type', t.type, 'counted', a.type is not null, 'taken', coalesce(e.taken, 0),
    'waiting', coalesce(w.minutes, 0), 'left', coalesce(e.rest, 0)) order by t.type), '[]')
  from unnest(enum_range(null::leave_type)) as t (type)
  left join leave_allowances a on a.org_id = members.org_id and a.type = t.type
  cross join lateral (
    select sum(l.minutes)::int as rest,
      -sum(l.minutes) filter (where l.kind in ('taken', 'returned') and l.day >= ${`${year}-01-01`}::date)::int as taken
    from leave_entries l where l.org_id = members.org_id and l.member_id = members.id and l.type = t.type
      and l.day <= ${`${year}-12-31`}::date
  ) e
  cross join lateral (
    select sum(r.minutes)::int as minutes from leave_requests r
    where r.org_id = members.org_id and r.member_id = members.id and r.type = t.type and r.status = 'requested'
      and r.from_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
  ) w
  where a.type is not null or e.taken <> 0 or w.minutes > 0)`;
