import { sql } from 'kysely';
import type { ExportPart, ExportPreview, ExportSelection } from '#contract/time-exports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { partsOf, requireDays } from '../rules/selection.ts';
import { IS_APPROVED, isExported, isSelected } from './exportable.ts';
import { listLines, type Summed, sumLines } from './lines.ts';

/** Lines that are shown before anything goes out. */
const SHOWN = 200;

/** What would go out now, and what would not. Throws 422 for days that run backwards or are too many. */
export const readPreview = async (
  context: Context,
  selection: ExportSelection,
  parts?: readonly ExportPart[],
): Promise<ExportPreview> => {
  requireDays(selection);
  const summed: Summed = {
    purpose: selection.purpose,
    parts: partsOf(selection.purpose, parts),
    entries: sql`select e.* from activity_entries e
      where ${isSelected(context, selection)} and ${IS_APPROVED} and not ${isExported(selection)}`,
  };
  const [lines, sums, rest] = await Promise.all([
    listLines(context.db, summed, SHOWN),
    sumLines(context.db, summed),
    readRest(context, selection),
  ]);
  return { lines, ...sums, ...rest };
};

type Rest = Pick<ExportPreview, 'unapproved' | 'already'>;

/** What isn't approved yet, and what went out before. */
const readRest = async (context: Context, selection: ExportSelection): Promise<Rest> => {
  const { rows } = await sql<Rest>`
    select
      jsonb_build_object('entries', count(*) filter (where not ${IS_APPROVED}),
        'seconds', coalesce(sum(e.duration_s) filter (where not ${IS_APPROVED}), 0),
        'members', count(distinct e.member_id) filter (where not ${IS_APPROVED})) as unapproved,
      jsonb_build_object('entries', count(*) filter (where ${IS_APPROVED}),
        'seconds', coalesce(sum(e.duration_s) filter (where ${IS_APPROVED}), 0)) as already
    from activity_entries e
    where ${isSelected(context, selection)} and (not ${IS_APPROVED} or ${isExported(selection)})`.execute(
    context.db,
  );
  return (
    rows[0] ?? { unapproved: { entries: 0, seconds: 0, members: 0 }, already: { entries: 0, seconds: 0 } }
  );
};
