import { hoursOf } from '#contract/calculator/line.ts';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { scaledText } from '#contract/money/scaled.ts';
import type { Context } from '../../../platform/context.ts';
import { wholeMinutes } from '../rules/minutes.ts';

/** Writes what a project that was sold needs of people: its lines by the hour and day, in the project's days. */
export const writeDemand = async (
  { db, organization }: Context,
  project_id: string,
  { lines, hours_per_day }: DealsheetContent,
  { from, until }: { readonly from: string; readonly until: string | null },
): Promise<void> => {
  const rows = lines.flatMap((line, place) => {
    const minutes = wholeMinutes(scaledText(hoursOf(line, hours_per_day)));
    const { name, role, phase, service_type_id } = line;
    const of = { org_id: organization, project_id, place, service_type_id, name, role, phase, minutes };
    return minutes > 0 ? [{ ...of, from_date: from, until_date: until }] : [];
  });
  if (rows.length > 0) await db.insertInto('project_demand').values(rows).execute();
};
