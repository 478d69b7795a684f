import { sql } from 'kysely';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { Context } from '../../../platform/context.ts';
import { lockLines } from '../../positions/queries.ts';
import { listMoves, type MoveRow } from '../queries/moves.ts';
import { readStanding } from '../queries/standing.ts';

/** The moves of a reorganisation and how everybody stands, with nobody else changing lines or what is moved until the transaction ends. */
export const holdMoved = async (
  context: Context,
  id: string,
): Promise<{ moves: readonly MoveRow[]; standing: Standing }> => {
  const { db, organization } = context;
  await lockLines(context);
  const moves = await listMoves(context, id);
  const ids = moves.map(({ subject }) => subject.id);
  for (const table of ['members', 'positions'] as const)
    await db
      .selectFrom(table)
      .select('id')
      .where('org_id', '=', organization)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  return { moves, standing: await readStanding(context) };
};
