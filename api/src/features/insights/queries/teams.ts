import type { Place } from '#contract/insights/detecting.ts';
import type { PlannedTeam, PlannedWeek } from '#contract/insights/planning/capacity.ts';
import { addDays } from '#contract/projects/calendar.ts';
import type { Context } from '../../../platform/context.ts';
import { listPlansOfAll } from '../../capacity/queries.ts';

/** This week and so many with it are looked at. */
const WEEKS = 9;

/** Departments and people with their weeks from this one on, as the page about capacity counts them. */
export const listTeams = async (context: Context, { today }: Place): Promise<PlannedTeam[]> => {
  const { weeks, departments, people } = await listPlansOfAll(context, { from: today, weeks: WEEKS });
  const told = (figures: readonly Figures[]): PlannedWeek[] =>
    figures.map(([capacity, told_min, drafted, leave], at) => {
      const from = weeks[at]?.from ?? today;
      return { from, to: weeks[at]?.to ?? addDays(from, 6), capacity, told: told_min, drafted, leave };
    });
  return [
    ...departments.flatMap((team) =>
      team.name === null
        ? []
        : [
            {
              subject: { type: 'department' as const, id: null, name: team.name },
              ...{ people: team.people, weeks: told(team.weeks) },
            },
          ],
    ),
    ...people.map(({ id, name, weeks: own }) => ({
      subject: { type: 'member' as const, id, name },
      ...{ people: 1, weeks: told(own) },
    })),
  ];
};

type Figures = readonly [capacity: number, told: number, draft: number, leave: number, logged: number];
