import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type ClientKey, MOVING_KEYS } from '../queries/client-keys.ts';
import type { Moved } from '../queries/merges.ts';
import { type Couple, isMovable } from '../queries/moving.ts';

/** Moves what hangs on one client to another, and answers the ids of what moved by kind. */
export const moveRows = async (context: Context, couple: Couple): Promise<Moved> => {
  const moved: [string, string[]][] = [];
  for (const key of MOVING_KEYS) moved.push([key.kind, await move(context, key, couple)]);
  return Object.fromEntries(moved.filter(([, ids]) => ids.length > 0));
};

const move = async ({ db, organization }: Context, key: ClientKey, couple: Couple): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(key.table)} r set ${sql.ref(key.column)} = ${couple.winner}::uuid
    where r.org_id = ${organization}::uuid and ${sql.ref(`r.${key.column}`)} = ${couple.loser}::uuid and ${isMovable(key, couple)}
    returning r.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Moves back what had moved. */
export const moveBack = async (
  { db, organization }: Context,
  moved: Moved,
  couple: Couple,
): Promise<void> => {
  for (const { kind, table, column } of MOVING_KEYS) {
    const ids = moved[kind];
    if (ids)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${couple.loser}::uuid
        where org_id = ${organization}::uuid and id = any(${ids}::uuid[])`.execute(db);
  }
};

/** Writes fields of a client that are known to fit; undefined changes nothing. */
export const writeClient = async (
  { db, organization }: Context,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (Object.keys(fields).length === 0) return;
  await db
    .updateTable('clients')
    .set(fields)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};
