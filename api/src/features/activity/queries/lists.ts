import { type RawBuilder, sql } from 'kysely';
import type { listEntries, listProjectEntries } from '#contract/activity/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { entriesOf } from './entries.ts';

const keys = { work_date: { by: sql`activity_entries.work_date`, type: 'date' } } as const;
const id = sql`activity_entries.id`;

type Filtered = ReturnType<typeof entriesOf>;

interface Filters {
  readonly from?: string;
  readonly to?: string;
  readonly status?: QueryOf<typeof listEntries>['status'];
  readonly q?: string;
}

const filtered = (query: Filtered, { from, to, status, q }: Filters): Filtered => {
  let narrowed = query.where('activity_entries.archived_at', 'is', null);
  if (from) narrowed = narrowed.where('activity_entries.work_date', '>=', from);
  if (to) narrowed = narrowed.where('activity_entries.work_date', '<=', to);
  if (status) narrowed = narrowed.where('activity_entries.status', 'in', status);
  if (q) narrowed = narrowed.where(mentions(q));
  return narrowed;
};

const mentions = (q: string): RawBuilder<boolean> => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(activity_entries.note ilike ${like} or projects.name ilike ${like} or projects.code ilike ${like} or service_types.name ilike ${like})`;
};

/** True for time of one of the service types; `none` = time without one. */
const servedBy = (given: readonly string[]): RawBuilder<boolean> => {
  const ids = given.filter((one) => one !== 'none');
  const isNone = sql<boolean>`activity_entries.service_type_id is null`;
  const isOne = sql<boolean>`activity_entries.service_type_id = any(${ids}::uuid[])`;
  return ids.length === given.length ? isOne : sql<boolean>`(${isOne} or ${isNone})`;
};

/** True for time that is priced in a currency; what isn't priced goes with the project's own. */
const pricedIn = (currency: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(activity_entries.currency, projects.currency) = ${currency}`;

/** One page of a member's entries. */
export const listMemberEntries = (context: Context, member: string, query: QueryOf<typeof listEntries>) => {
  let entries = filtered(entriesOf(context).where('activity_entries.member_id', '=', member), query);
  if (query.project_id) entries = entries.where('activity_entries.project_id', '=', query.project_id);
  return paginate(entries, { page: query, sort: query.sort, keys, id });
};

/** One page of a project's entries, each with its person. */
export const listEntriesOfProject = (
  context: Context,
  project: string,
  query: QueryOf<typeof listProjectEntries>,
) => {
  const { member_id, service_type_id, billable, currency } = query;
  let entries = filtered(entriesOf(context).where('activity_entries.project_id', '=', project), query);
  if (member_id) entries = entries.where('activity_entries.member_id', 'in', member_id);
  if (service_type_id) entries = entries.where(servedBy(service_type_id));
  if (billable !== undefined) entries = entries.where('activity_entries.billable', '=', billable);
  if (currency) entries = entries.where(pricedIn(currency));
  const people = entries
    .innerJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'activity_entries.org_id')
        .onRef('members.id', '=', 'activity_entries.member_id'),
    )
    .select('members.name as member_name');
  return paginate(people, { page: query, sort: query.sort, keys, id });
};
