import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { lockClient } from '../queries.ts';
import { MOVING_KEYS } from './client-keys.ts';
import type { KeptMerge } from './merges.ts';
import { overlaps } from './moving.ts';

type Row = NonNullable<Awaited<ReturnType<typeof lockClient>>>;
type Values = Readonly<Record<string, unknown>>;

/** Sentences about what has been changed since two clients were merged, so that undoing would overwrite it; none where nothing was. */
export const findObstacles = async (
  context: Context,
  merge: KeptMerge,
  { winner, loser }: { winner: Row; loser: Row },
): Promise<string[]> => [
  ...(winner.merged_into_id ? [`${winner.name} went into another client itself: undo that first.`] : []),
  ...changedSince(winner, merge.fields),
  ...(winner.merged_into_id || (loser.merged_into_id === winner.id && loser.archived_at)
    ? []
    : [`${loser.name} isn’t what merging made of it any more.`]),
  ...(await findMovedOn(context, merge, winner)),
  ...(await findTornPlans(context, merge)),
  ...(await findMadeMain(context, merge)),
  ...(await findRatesInTheWay(context, merge)),
  ...(await findCodeTaken(context, merge, winner)),
];

const changedSince = (winner: Row, fields: KeptMerge['fields']): string[] => {
  const now: Values = { ...winner };
  return Object.entries(fields)
    .filter(([field, [, merged]]) => JSON.stringify(now[field] ?? null) !== JSON.stringify(merged))
    .map(
      ([field]) =>
        `Somebody has changed the ${field.replace('_id', '').replaceAll('_', ' ')} of ${winner.name} since.`,
    );
};

const KINDS = {
  projects: 'projects',
  contacts: 'contacts',
  addresses: 'addresses',
  rates: 'rates',
  time_exports: 'exports of time',
  scenarios: 'scenarios of the calculator',
  dealsheets: 'dealsheets',
  account_plans: 'account plans',
  children: 'clients below it',
  merged: 'clients merged into it',
} as const;

const findMovedOn = async (
  { db, organization }: Context,
  { moved }: KeptMerge,
  winner: Row,
): Promise<string[]> => {
  const said: string[] = [];
  for (const { kind, table, column } of MOVING_KEYS) {
    const ids = moved[kind] ?? [];
    if (ids.length === 0) continue;
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from ${sql.table(table)}
      where org_id = ${organization}::uuid and id = any(${ids}::uuid[]) and ${sql.ref(column)} = ${winner.id}::uuid`.execute(
      db,
    );
    const gone = ids.length - (rows[0]?.left ?? 0);
    if (gone > 0)
      said.push(
        `${gone} of the ${ids.length} ${KINDS[kind]} that moved to ${winner.name} have gone elsewhere since.`,
      );
  }
  return said;
};

/** Projects and account plans that would be of different clients after taking the merging back, since one serves the other by now. */
const findTornPlans = async ({ db, organization }: Context, { moved }: KeptMerge): Promise<string[]> => {
  const { projects = [], account_plans = [] } = moved;
  const { rows } = await sql<{ name: string }>`
    select name from projects where org_id = ${organization}::uuid and account_plan_id is not null
      and (id = any(${projects}::uuid[])) <> (account_plan_id = any(${account_plans}::uuid[]))
      and (id = any(${projects}::uuid[]) or account_plan_id = any(${account_plans}::uuid[]))
    order by name limit 1`.execute(db);
  return rows.map(
    ({ name }) => `The project ${name} serves an account plan of the other client by now: take that off it.`,
  );
};

/** Those that were the main one of the client that went, aren't since, and have been made that of the one that stayed. */
const findMadeMain = async ({ db, organization }: Context, { demoted }: KeptMerge): Promise<string[]> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from contacts where org_id = ${organization}::uuid and id = any(${demoted.contacts ?? []}::uuid[]) and main
      union all
      select from addresses where org_id = ${organization}::uuid and id = any(${demoted.addresses ?? []}::uuid[]) and main) made`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? [] : ['Another contact or address has been made the main one since.'];
};

const findRatesInTheWay = async (
  { db, organization }: Context,
  { moved, loser_id }: KeptMerge,
): Promise<string[]> => {
  if (!moved.rates) return [];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from service_rates r
    where r.org_id = ${organization}::uuid and r.id = any(${moved.rates}::uuid[]) and ${overlaps(loser_id)}`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? [] : [`${count} of the rates that moved now overlap with rates that had stayed.`];
};

const findCodeTaken = async (
  { db, organization }: Context,
  { fields, winner_id, loser_id }: KeptMerge,
  winner: Row,
): Promise<string[]> => {
  const code = fields.code?.[0];
  if (typeof code !== 'string') return [];
  const holder = await db
    .selectFrom('clients')
    .select('name')
    .where('org_id', '=', organization)
    .where('code', '=', code)
    .where('id', 'not in', [winner_id, loser_id])
    .executeTakeFirst();
  return holder ? [`${holder.name} has got the code ${code} that ${winner.name} had.`] : [];
};
