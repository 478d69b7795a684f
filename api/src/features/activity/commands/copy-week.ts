import { addDays, daysBetween, startOfWeek } from '#contract/activity/rules.ts';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, isSpent, listEntriesBetween } from '../queries/entries.ts';
import { findTimeSettings, requireMember, type TimeSettings } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { groupByPurpose, purposeKey } from '../rules/grouping.ts';
import { addEntry } from '../writing/add-entry.ts';
import { type Added, recordCopied } from '../writing/record-copied.ts';

interface Copy {
  /** Any day of the week. */
  readonly from_week: string;
  readonly to_week: string;
  readonly with_durations: boolean;
}

interface Skipped {
  readonly work_date: string;
  readonly like: EntryRow;
  readonly reason: string;
}

/** What was copied; `like` and `rows` are entries of the week copied from. */
export interface Copied {
  readonly created: number;
  readonly skipped: readonly Skipped[];
  readonly rows: readonly EntryRow[];
}

/** Copies a week's rows into another; with durations, as drafts without notes wherever the cell is still empty. Each project is told. */
export const copyWeek = async (
  context: Context,
  { from_week, to_week, with_durations }: Copy,
): Promise<Copied> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const [from, to] = [from_week, to_week].map((day) => startOfWeek(day, settings.week_start));
  if (!from || !to) throw new Error('A week has a first day.');
  const source = (await listEntriesBetween(context, member, from, addDays(from, 6))).filter(isSpent);
  const rows = [...groupByPurpose(source).values()].flatMap(([first]) => first ?? []);
  if (!with_durations || from === to) return { created: 0, skipped: [], rows };
  const target = await listEntriesBetween(context, member, to, addDays(to, 6));
  const shift = daysBetween(from, to);
  const { added, skipped } = await copyCells(context, settings, cellsOf(source, shift), target);
  await recordCopied(context, added, { from_week: from, to_week: to });
  return { created: added.length, skipped, rows };
};

/** One entry per project, service and day, moved into the other week. */
const cellsOf = (source: readonly EntryRow[], shift: number) =>
  [...groupByPurpose(source, ({ work_date }) => work_date).values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const duration_s = entries.reduce((sum, entry) => sum + entry.duration_s, 0);
    return duration_s > 0 ? [{ first, work_date: addDays(first.work_date, shift), duration_s }] : [];
  });

const copyCells = async (
  context: Context,
  settings: TimeSettings,
  cells: ReturnType<typeof cellsOf>,
  target: readonly EntryRow[],
) => {
  const taken = new Set(target.map((entry) => `${entry.work_date} ${purposeKey(entry)}`));
  const skipped: Skipped[] = [];
  const added: Added[] = [];
  for (const { first, work_date, duration_s } of cells) {
    if (taken.has(`${work_date} ${purposeKey(first)}`)) continue;
    const { project_id, service_type_id, category, billable } = first;
    const entry = { work_date, duration_s, project_id, service_type_id, category, billable };
    try {
      await addEntry(context, settings, first.member_id, entry);
      added.push(entry);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      skipped.push({ work_date, like: first, reason: error.message });
    }
  }
  return { added, skipped };
};
