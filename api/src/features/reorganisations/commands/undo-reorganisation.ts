import { sql } from 'kysely';
import { z } from 'zod';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import type { MoveRow, Values } from '../queries/moves.ts';
import { lockReorganisation } from '../queries/reorganisations.ts';
import { requireUntouched } from '../rules/untouched.ts';
import { requireFitting } from '../rules/violations.ts';
import { holdMoved } from '../writing/hold-moved.ts';
import { type Writing, writeMoves } from '../writing/write-moves.ts';

/**
 * Takes an applied reorganisation back as a whole: lines, seats and since when these were free. Throws 404, 412, 422 `not-applied`,
 * `changed-since`, and every rule of `violationsOf`, such as for a manager who has left.
 */
export const undoReorganisation = async (context: Context, id: string, version: number): Promise<void> => {
  const found = await lockReorganisation(context, id);
  requireVersion(found, version, 'reorganisation');
  if (found.status !== 'applied')
    throw brokenRule('not-applied', '', 'This reorganisation isn’t applied: there is nothing to undo.');
  const { moves, standing } = await holdMoved(context, id);
  requireUntouched(standing, moves, 'applied');
  const closed = await readClosed(context, moves);
  const back = moves.map((move) => backOf(move, closed));
  requireFitting(
    standing,
    back.map(({ kind, ...move }) => ({
      ...move,
      kind: kind === 'reopened_position' ? 'new_position' : kind,
    })),
  );
  const events = await writeMoves(context, back, found.name);
  await freeAsBefore(context, z.record(z.string(), z.string()).parse(found.vacancies));
  await context.db
    .updateTable('reorganisations')
    .set({ status: 'undone', undone_at: context.now.toISOString(), undone_by: context.member })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record(...events, {
    type: 'reorganisation.undone',
    subject: { type: 'reorganisation', id },
    data: { name: found.name, moves: moves.length },
  });
};

/** What closed positions were, by id. */
const readClosed = async (
  { db, organization }: Context,
  moves: readonly MoveRow[],
): Promise<ReadonlyMap<string, Values>> => {
  const ids = moves.filter(({ kind }) => kind === 'closed_position').map(({ subject }) => subject.id);
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'title', 'department', 'parent_id', 'headcount'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
};

const backOf = (
  { kind, subject, changes, before }: MoveRow,
  closed: ReadonlyMap<string, Values>,
): Writing => {
  if (kind === 'new_position') return { kind: 'closed_position', subject, changes: {}, before: {} };
  if (kind === 'closed_position')
    return { kind: 'reopened_position', subject, changes: closed.get(subject.id) ?? {}, before: {} };
  return { kind, subject, changes: before, before: changes };
};

/** Seats that are free again have been so since they were. */
const freeAsBefore = async ({ db, organization }: Context, vacancies: Readonly<Record<string, string>>) => {
  const rows = Object.entries(vacancies).map(([id, day]) => ({ id, day }));
  if (rows.length === 0) return;
  await sql`
    update positions p set vacant_since = v.day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v (id uuid, day date)
    where p.org_id = ${organization} and p.id = v.id and p.vacant_since is not null and p.vacant_since <> v.day`.execute(
    db,
  );
};
