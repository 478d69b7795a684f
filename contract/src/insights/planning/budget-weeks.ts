import { startOfWeek } from '../../activity/rules.ts';
import { addDays } from '../../projects/calendar.ts';
import { PACE_WEEKS, paceOf, pathOf, runOutOf } from '../../projects/forecast.ts';
import { projectLink } from '../activity/links.ts';
import type { Place } from '../detecting.ts';
import type { FoundRow, LabelledValue } from '../finding.ts';
import { dayOrNone } from '../values.ts';
import { amountOf, type Budget } from './budget-rows.ts';

/** So many weeks stand beside a forecast, this one last. */
const WEEKS_TOLD = 13;

/** What the last weeks of a budget took, this one last; of a month's budget those that lie within it. */
export const pastWeeks = ({ today, week_start }: Place, budget: Budget): FoundRow[] => {
  const said = amountOf(budget);
  const all = [...budget.weeks, budget.thisWeek].slice(-WEEKS_TOLD);
  const now = startOfWeek(today, week_start);
  return all.flatMap((used, at): FoundRow[] => {
    const day = addDays(now, -7 * (all.length - 1 - at));
    if (day < budget.from) return [];
    return [
      {
        ...{ type: 'project', id: budget.project.id, day, values: [said('used', used)] },
        link: projectLink(budget.project.id, { from: day, to: addDays(day, 6) }),
      },
    ];
  });
};

/** What the project's own page says, where that is another day: it always goes on by the mean of the last eight weeks. */
export const ofPage = ({ today }: Place, budget: Budget, likely: string): LabelledValue[] => {
  const { project, used, to } = budget;
  const weeks = budget.weeks.slice(-PACE_WEEKS.most);
  if (weeks.every((one) => one <= 0)) return [];
  const path = pathOf(used, weeks, project.hard_cap ? budget.budget : null);
  const day = runOutOf(path, budget.budget, today, to).likely;
  if (day === likely) return [];
  return [
    amountOf(budget)('pace-on-page', paceOf(weeks).mean),
    ...(day === null ? [] : [dayOrNone('runs-out-on-page', day)]),
  ];
};
