import { sql } from 'kysely';
import { type BulkAnswer, type BulkChange, UNDO_MINUTES } from '#contract/projects/bulk.ts';
import type { Context } from '../../../platform/context.ts';
import { standingOf } from '../rules/standing.ts';
import type { Turn } from './write-standings.ts';

/** Remembers how changed projects were, for as long as it can be taken back; what is older is forgotten. */
export const keepUndo = async (
  { db, organization }: Context,
  verb: BulkChange['verb'],
  turns: readonly Turn[],
  versions: ReadonlyMap<string, number>,
): Promise<BulkAnswer['undo']> => {
  if (turns.length === 0) return null;
  await db
    .deleteFrom('bulk_changes')
    .where('org_id', '=', organization)
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
  const projects = turns.map(({ row }) => ({
    id: row.id,
    version: versions.get(row.id),
    before: standingOf(row),
  }));
  return db
    .insertInto('bulk_changes')
    .values({ org_id: organization, verb, projects: JSON.stringify(projects) })
    .returning(['id', sql<string>`created_at + make_interval(mins => ${UNDO_MINUTES}::integer)`.as('until')])
    .executeTakeFirstOrThrow();
};
