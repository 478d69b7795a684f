import { sql } from 'kysely';
import type {
  DuplicatePair,
  LikelyDuplicate,
  Likeness,
  listDuplicates as listing,
  Twin,
  listLikelyDuplicates as typing,
} from '#contract/clients/duplicates.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const twin = (key: string) => sql<Twin>`(select jsonb_build_object(
    'id', c.id, 'name', c.name, 'code', c.code, 'legal_name', c.legal_name, 'vat_id', c.vat_id, 'website', c.website,
    'status', c.status, 'archived_at', c.archived_at,
    'projects', (select count(*) from projects p where p.org_id = c.org_id and p.client_id = c.id and p.archived_at is null))
  from clients c where c.org_id = client_duplicates.org_id and c.id = ${sql.ref(`client_duplicates.${key}`)})`;

const pairs = ({ db, organization }: Context) =>
  db
    .selectFrom('client_duplicates')
    .select(['client_duplicates.id', 'client_duplicates.dismissed_at'])
    .select([
      twin('first_id').as('first'),
      twin('second_id').as('second'),
      sql<DuplicatePair['reasons']>`client_duplicates.reasons`.as('reasons'),
    ])
    .where('client_duplicates.org_id', '=', organization);

/** One page of the pairs that look like one client: the newest first, the dismissed ones by when they were. */
export const listDuplicates = (
  context: Context,
  { dismissed, client_id, ...page }: QueryOf<typeof listing>,
) => {
  const listed = dismissed
    ? pairs(context).where('client_duplicates.dismissed_at', 'is not', null).where(bothAreHere)
    : pairs(context).where('client_duplicates.dismissed_at', 'is', null);
  const sort = dismissed ? 'dismissed_at' : 'id';
  return paginate(client_id ? listed.where(isOneOf(client_id)) : listed, {
    page,
    sort: `-${sort}`,
    keys: {
      id: { by: sql`client_duplicates.id`, type: 'uuid' },
      dismissed_at: { by: sql`client_duplicates.dismissed_at`, type: 'timestamptz' },
    },
    id: sql`client_duplicates.id`,
  });
};

const isOneOf = (client: string) =>
  sql<boolean>`(client_duplicates.first_id = ${client}::uuid or client_duplicates.second_id = ${client}::uuid)`;

const bothAreHere = sql<boolean>`not exists (select from clients c
  where c.org_id = client_duplicates.org_id and c.id in (client_duplicates.first_id, client_duplicates.second_id)
    and c.archived_at is not null)`;

/** A pair. Throws 404 for a missing or foreign one. */
export const requireDuplicate = async (context: Context, id: string) => {
  const pair = await pairs(context).where('client_duplicates.id', '=', id).executeTakeFirst();
  if (!pair) throw notFound('pair of clients');
  return pair;
};

const ORDER: readonly Likeness[] = ['vat_id', 'website', 'name', 'alike'];

/** Clients that look like what is typed: the surest first, archived ones last; at most ten. */
export const listLikelyDuplicates = async (
  { db, organization }: Context,
  { name, website, vat, except }: QueryOf<typeof typing>,
): Promise<LikelyDuplicate[]> => {
  const { rows } = await sql<LikelyDuplicate>`
    with asked as materialized (select company_key(${name ?? null}::text) as name_key, web_domain(${website ?? null}::text) as domain_key,
      nullif(regexp_replace(upper(${vat ?? null}::text), '[^A-Z0-9]+', '', 'g'), '') as vat_key),
    found as (
      select id, 'vat_id' as reason from (select c.id from clients c, asked
        where c.org_id = ${organization}::uuid and c.vat_key = asked.vat_key limit 10) v
      union all select id, 'website' from (select c.id from clients c, asked
        where c.org_id = ${organization}::uuid and c.domain_key = asked.domain_key limit 10) w
      union all select id, 'name' from (select c.id from clients c, asked
        where c.org_id = ${organization}::uuid and c.name_key = asked.name_key and c.name_key <> '' limit 10) n
      union all select a.id, 'alike' from asked, clients_named_alike(${organization}::uuid, asked.name_key) a),
    likely as (
      select f.id, array_agg(f.reason) filter (where f.reason <> 'alike' or not f.is_same) as reasons
      from (select id, reason, bool_or(reason = 'name') over (partition by id) as is_same from found) f
      where f.id is distinct from ${except ?? null}::uuid group by f.id)
    select c.id, c.name, c.code, c.legal_name, c.vat_id, c.website, c.status, c.archived_at, l.reasons,
      (select count(*) from projects p where p.org_id = c.org_id and p.client_id = c.id and p.archived_at is null) as projects
    from likely l join clients c on c.org_id = ${organization}::uuid and c.id = l.id
    where c.merged_into_id is null
    order by c.archived_at is not null, array_position(${sql.lit(`{${ORDER.join(',')}}`)}::text[], l.reasons[1]), c.name, c.id
    limit 10`.execute(db);
  return rows.map((row) => ({ ...row, reasons: ORDER.filter((reason) => row.reasons.includes(reason)) }));
};
