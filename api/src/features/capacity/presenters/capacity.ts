import { utilisationOf } from '#contract/capacity/arithmetic.ts';
import type { CapacityCell, CapacityPage, CapacityPerson, CapacityWeek } from '#contract/capacity/shapes.ts';
import type { Page } from '#contract/pagination.ts';
import type { CapacityRows, Figures, PersonRow } from '../queries/list-capacity.ts';
import type { Somebody } from '../queries/people.ts';

/** Weeks by people, teams and all of them, as they are answered. */
export const presentCapacity = (
  { today, weeks, teams, total }: CapacityRows,
  { data, before, after }: Page<PersonRow>,
  planning: boolean,
): CapacityPage => {
  const cells = (figures: readonly Figures[]) => presentCells(figures, weeks);
  return {
    ...{ before, after, today, planning, weeks: [...weeks] },
    data: data.map((row) => presentPerson(row, cells(row.weeks))),
    teams: teams.map((team) => ({ ...team, weeks: cells(team.weeks) })),
    // Nobody has no weeks to add up.
    total: { ...total, weeks: cells(total.people === 0 ? weeks.map(() => NOTHING) : total.weeks) },
  };
};

const NOTHING: Figures = [0, 0, 0, 0, 0];

const presentCells = (figures: readonly Figures[], weeks: readonly CapacityWeek[]): CapacityCell[] =>
  figures.map(([capacity_min, told_min, draft_min, leave_min, logged_s], at) => {
    const cell = { capacity_min, told_min, draft_min, logged_s };
    return { ...cell, leave_min, utilisation_pct: utilisationOf(cell, weeks[at]?.past ?? false) };
  });

const presentPerson = ({ free_min, ...row }: PersonRow, weeks: CapacityCell[]): CapacityPerson => ({
  ...presentSomebody(row),
  ...{ free_min, weeks },
});

/** Who it is. */
export const presentSomebody = ({
  id,
  name,
  position,
  department,
  on_leave,
  weekly_min,
  target_pct,
}: Somebody) => ({
  member: { id, name },
  ...{ position, department, on_leave, weekly_min, target_pct },
});
