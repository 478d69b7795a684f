import type { BlockCell, BlockDone } from '#contract/activity/block.ts';
import { brokenRule, Failure, type FieldProblem } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, listEntriesBetween } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireRange } from '../rules/range.ts';
import { cellKeyOf, writeCell } from '../writing/write-cell.ts';

interface Placed {
  readonly at: number;
  readonly cell: BlockCell;
  readonly inCell: readonly EntryRow[];
}

/**
 * Sets a block of cells, all of them or none, and answers the block that takes it back. What a cell breaks stands beside
 * `cells.N`, so that one answer tells everything.
 */
export const setBlock = async (context: Context, cells: readonly BlockCell[]): Promise<BlockDone> => {
  const member = requireMember(context);
  requireOnce(cells);
  const days = cells.map(({ work_date }) => work_date).toSorted();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  requireRange({ from, to });
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const known = Map.groupBy(await listEntriesBetween(context, member, from, to), cellKeyOf);
  const problems: FieldProblem[] = [];
  const undo: BlockCell[] = [];
  for (const { at, cell, inCell } of lessFirst(cells, known)) {
    try {
      await writeCell(context, settings, member, cell, inCell);
      undo.push(...backOf(cell, inCell[0]));
    } catch (error) {
      problems.push(...problemsOf(error, at));
    }
  }
  if (problems.length > 0) throw refused(problems);
  return { changed: undo.length, undo };
};

/** What takes time from a day goes ahead of what adds to it, so that only the day as it will be has to hold 24 hours. */
const lessFirst = (
  cells: readonly BlockCell[],
  known: ReadonlyMap<string, readonly EntryRow[]>,
): readonly Placed[] => {
  const more = ({ cell, inCell }: Placed) => cell.duration_s - (inCell[0]?.duration_s ?? 0);
  return cells
    .map((cell, at) => ({ at, cell, inCell: known.get(cellKeyOf(cell)) ?? [] }))
    .toSorted((one, other) => more(one) - more(other));
};

const backOf = (
  { work_date, project_id, service_type_id, duration_s }: BlockCell,
  before: EntryRow | undefined,
): BlockCell[] => {
  const was = before?.duration_s ?? 0;
  if (was === duration_s) return [];
  const back = { work_date, project_id, service_type_id, duration_s: was, seen_s: duration_s };
  return [before && duration_s === 0 ? { ...back, restores: before.id } : back];
};

const requireOnce = (cells: readonly BlockCell[]): void => {
  const seen = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    if (seen.has(cellKeyOf(cell)))
      throw brokenRule('cell-twice', `cells.${at}.duration_s`, 'This cell stands in the block twice.');
    seen.add(cellKeyOf(cell));
  }
};

const problemsOf = (error: unknown, at: number): FieldProblem[] => {
  if (!(error instanceof Failure)) throw error;
  const [{ field } = { field: 'duration_s' }] = error.fields;
  return [{ field: `cells.${at}.${field || 'duration_s'}`, message: error.message }];
};

const refused = (fields: FieldProblem[]): Failure => {
  const count = fields.length === 1 ? '1 cell was' : `${fields.length} cells were`;
  return new Failure('rule_broken', `Nothing was saved, because ${count} refused.`, {
    rule: 'block-refused',
    fields: fields.toSorted((one, other) => place(one) - place(other)),
  });
};

const place = ({ field }: FieldProblem): number => Number(field.split('.')[1]);
