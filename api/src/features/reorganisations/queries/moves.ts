import type { z } from 'zod';
import { keptMove } from '#contract/reorganisations/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const values = keptMove.shape.changes;

/** Values of a move, by field. */
export type Values = z.infer<typeof values>;

/** A move as it is stored; `subject` is the person or the position. */
export interface MoveRow {
  readonly id: string;
  readonly kind: z.infer<typeof keptMove>['kind'];
  readonly subject: { readonly id: string };
  readonly changes: Values;
  readonly before: Values;
}

/** The moves of reorganisations by their ids, in the order in which they were drafted. */
export const listMovesOf = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MoveRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reorganisation_moves')
    .select(['id', 'reorganisation_id', 'kind', 'member_id', 'position_id', 'changes', 'before'])
    .where('org_id', '=', organization)
    .where((is) => is('reorganisation_id', '=', is.fn.any(is.val(ids))))
    .orderBy('id')
    .execute();
  const found = new Map<string, MoveRow[]>(ids.map((id) => [id, []]));
  for (const { reorganisation_id, member_id, position_id, changes, before, ...row } of rows)
    found.get(reorganisation_id)?.push({
      ...row,
      subject: { id: member_id ?? position_id ?? '' },
      changes: values.parse(changes),
      before: values.parse(before),
    });
  return found;
};

/** The moves of a reorganisation, in the order in which they were drafted. */
export const listMoves = async (context: Context, id: string): Promise<readonly MoveRow[]> =>
  (await listMovesOf(context, [id])).get(id) ?? [];

/** What people and positions are called, those too that aren't there any more; by id. */
export const readNames = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const known = (table: 'members' | 'positions', name: 'name' | 'title') =>
    db
      .selectFrom(table)
      .select(['id', `${name} as name`])
      .where('org_id', '=', organization)
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .execute();
  const [people, positions] = await Promise.all([known('members', 'name'), known('positions', 'title')]);
  return new Map([...people, ...positions].map(({ id, name }) => [id, name]));
};
