import type { setCell as endpoint } from '#contract/activity/day-endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, listEntriesBetween, readEntry } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { cellKeyOf, writeCell } from '../writing/write-cell.ts';

/** Sets a cell of the week: makes, adjusts or removes its one draft. Answers the entry, null for an empty cell. */
export const setCell = async (context: Context, cell: BodyOf<typeof endpoint>): Promise<EntryRow | null> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  const day = await listEntriesBetween(context, member, cell.work_date, cell.work_date);
  const inCell = day.filter((entry) => cellKeyOf(entry) === cellKeyOf(cell));
  const id = await writeCell(context, settings, member, cell, inCell);
  return id === null ? null : readEntry(context, member, id);
};
