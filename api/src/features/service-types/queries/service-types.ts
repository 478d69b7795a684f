import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listServiceTypes as endpoint, ServiceTypeFilters } from '#contract/service-types/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { seesCosts } from '../../projects/queries.ts';
import { readsRatesOfPeople } from '../rules/people.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`lower(service_types.name)`, type: 'text' },
  code: { by: sql`service_types.code`, type: 'text' },
  category: { by: sql`lower(coalesce(service_types.category, ''))`, type: 'text' },
  status: {
    by: sql`array_position(enum_range(null::service_type_status), service_types.status)`,
    type: 'int',
  },
  created_at: { by: sql`service_types.created_at`, type: 'timestamptz' },
  updated_at: { by: sql`service_types.updated_at`, type: 'timestamptz' },
};

interface CurrentRate {
  readonly bill_rate: string;
  readonly cost_rate: string;
  readonly currency: string;
}

const currentRate = sql`from service_rates r where r.org_id = service_types.org_id and r.service_type_id = service_types.id
  and r.scope = 'service' and r.valid_from <= muster_today() and coalesce(r.valid_to, 'infinity') >= muster_today()`;

/** Rates of today and later that leave less than the lowest margin. */
const lowRates = sql`from service_rates r where r.org_id = service_types.org_id and r.service_type_id = service_types.id
  and coalesce(r.valid_to, 'infinity') >= muster_today()
  and r.bill_rate > 0 and (r.bill_rate - r.cost_rate) * 100 < r.bill_rate * service_types.min_margin_pct`;

const serviceTypeRows = ({ db, organization }: Context) =>
  db
    .selectFrom('service_types')
    .selectAll('service_types')
    .select(
      sql<CurrentRate | null>`(select jsonb_build_object('bill_rate', r.bill_rate::text, 'cost_rate', r.cost_rate::text,
        'currency', r.currency) ${currentRate})`.as('current_rate'),
    )
    .select(sql<number>`(select count(*)::int ${lowRates})`.as('low_rates'))
    .where('service_types.org_id', '=', organization);

/** A service type as it is presented from. */
export type ServiceTypeRow = Awaited<ReturnType<typeof requireServiceType>>;

/** One page of the service types that pass the filters. */
export const listServiceTypes = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(filtered(context, query), {
    page: query,
    sort: query.sort,
    keys: KEYS,
    id: sql`service_types.id`,
  });

const filtered = (context: Context, filters: ServiceTypeFilters) => {
  const { q, status, unit, category, billable, low_rates, unpriced, archived } = filters;
  const conditions = [
    archived
      ? sql<boolean>`service_types.archived_at is not null`
      : sql<boolean>`service_types.archived_at is null`,
    ...(status ? [sql<boolean>`service_types.status = any(${status}::service_type_status[])`] : []),
    ...(unit ? [sql<boolean>`service_types.unit = any(${unit}::service_type_unit[])`] : []),
    ...(category ? [sql<boolean>`service_types.category = any(${category}::text[])`] : []),
    ...(billable === undefined ? [] : [sql<boolean>`service_types.billable = ${billable}`]),
    ...(low_rates
      ? [seesCosts(context) ? sql<boolean>`exists (select ${lowRates})` : sql<boolean>`false`]
      : []),
    ...(unpriced
      ? [sql<boolean>`service_types.status = 'active' and not exists (select ${currentRate})`]
      : []),
    ...(q ? [mentions(q)] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), serviceTypeRows(context));
};

const mentions = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(service_types.name ilike ${like} or service_types.code ilike ${like} or service_types.category ilike ${like})`;
};

/** A service type with what it sells for today. Throws 404 for a missing or foreign one. */
export const requireServiceType = async (context: Context, id: string) => {
  const found = await serviceTypeRows(context).where('service_types.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('service type');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockServiceType = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('service_types')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What the trail tells of rates. */
export const RATE_EVENTS = ['added', 'ended', 'reopened', 'removed'].map(
  (deed) => `service-type.rate_${deed}`,
);

/**
 * The events of a service type that the asker may read: a rate of somebody used to be told among them (decision 161), and stays in the
 * trail as it was written.
 */
export const changesInSight = (context: Context) =>
  readsRatesOfPeople(context)
    ? sql<boolean>`true`
    : sql<boolean>`(events.type <> all (${RATE_EVENTS}::text[])
        or coalesce(events.changes -> 'member_id' ->> 1, events.changes -> 'member_id' ->> 0) is null)`;
