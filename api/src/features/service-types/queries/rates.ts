import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listMemberRates as ofMember } from '#contract/members/rates.ts';
import type {
  listServiceRates as endpoint,
  listRates as everyRate,
} from '#contract/service-types/rate-endpoints.ts';
import type { RateQuestion } from '#contract/service-types/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { readsRatesOfPeople } from '../rules/people.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const named = (table: 'clients' | 'members' | 'projects' | 'service_types', column: string) =>
  sql<Named | null>`(select jsonb_build_object('id', n.id, 'name', n.name) from ${sql.table(table)} n
    where n.org_id = service_rates.org_id and n.id = ${sql.ref(`service_rates.${column}`)})`;

const rateRows = (context: Context) => {
  const rows = context.db
    .selectFrom('service_rates')
    .selectAll('service_rates')
    .select([
      named('service_types', 'service_type_id').as('service_type'),
      named('clients', 'client_id').as('client'),
      named('members', 'member_id').as('member'),
      named('projects', 'project_id').as('project'),
    ])
    .where('service_rates.org_id', '=', context.organization);
  // Row-level security says the same of the person who asks; a view as somebody else is narrower than they are.
  return readsRatesOfPeople(context) ? rows : rows.where('service_rates.member_id', 'is', null);
};

/** Where a rate stands: with a service type, with null among those for all services, or with somebody. */
export type RatePlace = { readonly service_type_id: string | null } | { readonly member_id: string };

const isAt = (place: RatePlace) =>
  'member_id' in place
    ? sql<boolean>`service_rates.member_id = ${place.member_id}::uuid`
    : sql<boolean>`service_rates.service_type_id is not distinct from ${place.service_type_id}::uuid`;

/** A rate as it is presented from. */
export type RateRow = Awaited<ReturnType<typeof requireRate>>;

/** One page of rates: of a service type, or with null of all that the filters leave. */
export const listRatePage = (
  context: Context,
  serviceType: string | null,
  query: QueryOf<typeof endpoint> & Partial<QueryOf<typeof everyRate>>,
) => {
  const { scope, day, sort } = query;
  const among = (column: 'service_type_id' | 'member_id' | 'project_id') => {
    const ids = query[column];
    return ids ? [sql<boolean>`${sql.ref(`service_rates.${column}`)} = any(${ids}::uuid[])`] : [];
  };
  const conditions = [
    ...(serviceType ? [sql<boolean>`service_rates.service_type_id = ${serviceType}::uuid`] : []),
    ...(scope ? [sql<boolean>`service_rates.scope = any(${scope}::service_rate_scope[])`] : []),
    ...[
      among('service_type_id'),
      ofClients(context, query.client_id),
      among('member_id'),
      among('project_id'),
    ].flat(),
    ...(query.all_services ? [sql<boolean>`service_rates.service_type_id is null`] : []),
    ...(day
      ? [
          sql<boolean>`service_rates.valid_from <= ${day}::date and coalesce(service_rates.valid_to, 'infinity') >= ${day}::date`,
        ]
      : []),
  ];
  const rows = conditions.reduce((rows, condition) => rows.where(condition), rateRows(context));
  return paginate(rows, { page: query, sort, keys: { valid_from: BY_DAY }, id: sql`service_rates.id` });
};

const BY_DAY = { by: sql`service_rates.valid_from`, type: 'date' } as const;

/** Those of a client that was merged, too: what could not move has stayed there. */
const ofClients = (context: Context, ids: readonly string[] | undefined) =>
  ids ? [sql<boolean>`service_rates.client_id = any(${ids}::uuid[] || ${clientsNow(context, ids)})`] : [];

/** A rate of a place. Throws 404 for a missing, a foreign and any other one. */
export const requireRate = async (context: Context, place: RatePlace, id: string) => {
  const rate = await rateRows(context)
    .where(isAt(place))
    .where('service_rates.id', '=', id)
    .executeTakeFirst();
  if (!rate) throw notFound('rate');
  return rate;
};

/** The row alone, held until the transaction ends. */
export const lockRate = ({ db, organization }: Context, place: RatePlace, id: string) =>
  db
    .selectFrom('service_rates')
    .selectAll()
    .where('org_id', '=', organization)
    .where(isAt(place))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** One page of what somebody's rates were, are and will be, with the organization's today. */
export const listRatesOfMember = async (
  context: Context,
  member: string,
  { sort, ...page }: QueryOf<typeof ofMember>,
) => {
  const rows = rateRows(context).where(isAt({ member_id: member }));
  return paginate(rows, { page, sort, keys: { valid_from: BY_DAY }, id: sql`service_rates.id` });
};

/** The organization's calendar day, YYYY-MM-DD. */
export const readToday = async ({ db }: Context): Promise<string> => {
  const { rows } = await sql<{ today: string }>`select muster_today() as today`.execute(db);
  return rows[0]?.today ?? '';
};

/** Every rate that is for some work, whatever its days. */
export const listRatesFor = (context: Context, question: RateQuestion) =>
  NAMES.reduce(
    (rows, name) =>
      rows.where(
        sql<boolean>`(${sql.ref(`service_rates.${name}`)} is null or ${sql.ref(`service_rates.${name}`)} = ${question[name]})`,
      ),
    rateRows(context),
  ).execute();

const NAMES = ['service_type_id', 'client_id', 'member_id', 'project_id', 'level'] as const;
