import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listServiceRates as endpoint } from '#contract/service-types/rate-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const rateRows = ({ db, organization }: Context, serviceType: string) =>
  db
    .selectFrom('service_rates')
    .selectAll('service_rates')
    .select(
      sql<{
        id: string;
        name: string;
      } | null>`(select jsonb_build_object('id', c.id, 'name', c.name) from clients c
        where c.org_id = service_rates.org_id and c.id = service_rates.client_id)`.as('client'),
    )
    .where('service_rates.org_id', '=', organization)
    .where('service_rates.service_type_id', '=', serviceType);

/** A rate as it is presented from. */
export type RateRow = Awaited<ReturnType<typeof requireRate>>;

/** One page of a service type's rates. */
export const listServiceRates = (context: Context, serviceType: string, query: QueryOf<typeof endpoint>) => {
  const { scope, client_id, day, sort } = query;
  const conditions = [
    ...(scope ? [sql<boolean>`service_rates.scope = any(${scope}::service_rate_scope[])`] : []),
    ...(client_id ? [sql<boolean>`service_rates.client_id = any(${client_id}::uuid[])`] : []),
    ...(day
      ? [
          sql<boolean>`service_rates.valid_from <= ${day}::date and coalesce(service_rates.valid_to, 'infinity') >= ${day}::date`,
        ]
      : []),
  ];
  const rows = conditions.reduce((rows, condition) => rows.where(condition), rateRows(context, serviceType));
  const valid_from = { by: sql`service_rates.valid_from`, type: 'date' } as const;
  return paginate(rows, { page: query, sort, keys: { valid_from }, id: sql`service_rates.id` });
};

/** A rate of a service type. Throws 404 for a missing one, a foreign one, or one of another service type. */
export const requireRate = async (context: Context, serviceType: string, id: string) => {
  const rate = await rateRows(context, serviceType).where('service_rates.id', '=', id).executeTakeFirst();
  if (!rate) throw notFound('rate');
  return rate;
};

/** The row alone, held until the transaction ends. */
export const lockRate = ({ db, organization }: Context, serviceType: string, id: string) =>
  db
    .selectFrom('service_rates')
    .selectAll()
    .where('org_id', '=', organization)
    .where('service_type_id', '=', serviceType)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
