import { monthOf } from '#contract/activity/months.ts';
import type { Context } from '../../../platform/context.ts';
import { listLeaveDays } from '../../leave/queries.ts';
import { findProject } from '../../projects/queries.ts';
import { type EntryRow, isSpent } from '../queries/entries.ts';
import { listSentBack } from '../queries/sent-back.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { findSpent } from '../queries/spent.ts';
import { dayOf, findingsOf } from './findings.ts';
import { type DayOff, plannedMinutes } from './plan.ts';

/**
 * Those drafts that are within plan, until a roster says what is: their day is over or today, has no findings and no more time
 * than its working minutes less leave, their project's budget isn't used up, and nobody has sent them back before. `near` are the entries of
 * their days and of those beside them.
 */
export const listWithinPlan = async (
  context: Context,
  settings: TimeSettings,
  near: readonly EntryRow[],
  drafts: readonly EntryRow[],
): Promise<EntryRow[]> => {
  if (!settings.approve_within_plan || drafts.length === 0) return [];
  const days = drafts.map(({ work_date }) => work_date).sort();
  const leave = await listLeaveDays(context, context.member, days[0] ?? '', days.at(-1) ?? '');
  const quiet = drafts.filter(({ work_date }) => isDayWithinPlan(settings, near, work_date, leave));
  const sentBack = await listSentBack(
    context,
    quiet.map(({ id }) => id),
  );
  const overspent = await listOverspent(context, quiet);
  return quiet.filter((entry) => !sentBack.has(entry.id) && !overspent.has(budgetOf(entry)));
};

const isDayWithinPlan = (
  settings: TimeSettings,
  near: readonly EntryRow[],
  date: string,
  leave: readonly DayOff[],
): boolean => {
  if (date > settings.today) return false;
  const day = dayOf(near, date);
  const spent = day.entries.filter(isSpent).reduce((sum, { duration_s }) => sum + duration_s, 0);
  return spent <= plannedMinutes(settings, date, leave) * 60 && findingsOf(settings, day).length === 0;
};

const budgetOf = ({ project_id, work_date }: EntryRow): string => `${project_id} ${monthOf(work_date)}`;

/** The projects, each with a month, whose budgets for it are used up; drafts count in them already. */
const listOverspent = async (
  context: Context,
  entries: readonly EntryRow[],
): Promise<ReadonlySet<string>> => {
  const overspent = new Set<string>();
  for (const [budget, [first]] of Map.groupBy(entries, budgetOf)) {
    const project = first?.project_id ? await findProject(context, first.project_id) : undefined;
    if (!first || !project) continue;
    const { budget_minutes, budget_minor, budget_period } = project;
    if (budget_minutes === null && budget_minor === null) continue;
    const month = budget_period === 'month' ? monthOf(first.work_date) : null;
    const { seconds, bill_minor } = await findSpent(context, project.id, month);
    if (seconds > (budget_minutes ?? Infinity) * 60 || bill_minor > (budget_minor ?? Infinity))
      overspent.add(budget);
  }
  return overspent;
};
