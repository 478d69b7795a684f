import { sql } from 'kysely';
import type { MergePreview, MovingKind } from '#contract/clients/merging.ts';
import type { Context } from '../../../platform/context.ts';
import { type ClientKey, MOVING_KEYS } from './client-keys.ts';

/** Two clients that are merged: what hangs on the second goes to the first. */
export interface Couple {
  readonly winner: string;
  readonly loser: string;
}

/** A rate `r` for a time in which a client has another for the same service. */
export const overlaps = (client: string) => sql<boolean>`exists (
  select from service_rates o
  where o.org_id = r.org_id and o.client_id = ${client}::uuid and o.service_type_id = r.service_type_id
    and daterange(o.valid_from, o.valid_to, '[]') && daterange(r.valid_from, r.valid_to, '[]'))`;

/** Whether a row `r` under a key can go along. */
export const isMovable = ({ table }: ClientKey, { winner }: Couple) =>
  table === 'service_rates' ? sql<boolean>`not ${overlaps(winner)}` : sql<boolean>`true`;

/** How many rows of each kind would go along. */
export const countMoving = async (
  { db, organization }: Context,
  couple: Couple,
): Promise<MergePreview['moves']> => {
  const counts = MOVING_KEYS.map(
    (key) => sql`select ${sql.lit(key.kind)} as kind, count(*) as count from ${sql.table(key.table)} r
      where r.org_id = ${organization}::uuid and ${sql.ref(`r.${key.column}`)} = ${couple.loser}::uuid and ${isMovable(key, couple)}`,
  );
  const { rows } = await sql<{
    kind: MovingKind;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
};

const NAMED = 50;

/** The rates that can't go along, and how many there are. */
export const findRateConflicts = async (
  { db, organization }: Context,
  { winner, loser }: Couple,
): Promise<MergePreview['rate_conflicts']> => {
  const { rows } = await sql<MergePreview['rate_conflicts']>`
    with stopped as (
      select r.valid_from, r.valid_to, s.id, s.name from service_rates r
      join service_types s on s.org_id = r.org_id and s.id = r.service_type_id
      where r.org_id = ${organization}::uuid and r.client_id = ${loser}::uuid and ${overlaps(winner)})
    select (select count(*) from stopped) as count, coalesce((
      select jsonb_agg(jsonb_build_object('service', jsonb_build_object('id', n.id, 'name', n.name),
        'valid_from', n.valid_from, 'valid_to', n.valid_to) order by n.name, n.valid_from)
      from (select * from stopped order by name, valid_from limit ${sql.lit(NAMED)}) n), '[]') as rates`.execute(
    db,
  );
  return rows[0] ?? { count: 0, rates: [] };
};
