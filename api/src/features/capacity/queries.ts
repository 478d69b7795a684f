import { readCapacity } from '#contract/capacity/endpoints.ts';
import { WEEKS_BACK } from '#contract/capacity/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { listBillable } from './queries/billable.ts';
import { type Figures, listCapacity } from './queries/list-capacity.ts';
import { sightOf } from './queries/sight.ts';

/**
 * Per cent of somebody's capacity that they logged in the four weeks before this one, null without capacity; undefined for somebody
 * whom the caller may not read.
 */
export const readUtilisation = async (
  context: Context,
  member: string,
): Promise<{ readonly pct: number | null } | undefined> => {
  const asked = readCapacity.query.parse({ weeks: WEEKS_BACK, per_page: 1 });
  const { people } = await listCapacity(context, sightOf(context), { ...asked, member_id: member });
  const [found] = people;
  if (!found) return undefined;
  const capacity = found.weeks.reduce((sum, [minutes]) => sum + minutes, 0);
  const logged = found.weeks.reduce((sum, [, , , , seconds]) => sum + seconds / 60, 0);
  return { pct: capacity > 0 ? Math.round((logged / capacity) * 100) : null };
};

/** Some weeks from the one that a day lies in. */
interface Weeks {
  readonly from: string;
  readonly weeks: number;
}

const everybody = ({ from, weeks }: Weeks) =>
  readCapacity.query.parse({ from, weeks, by: 'department', per_page: 1 });

/** Weeks of all whom the caller may read, with what of their time is billable. */
export const listWeeksOfAll = async (context: Context, asked: Weeks) => {
  const sight = sightOf(context);
  const { weeks, total } = await listCapacity(context, sight, everybody(asked));
  const billable = await listBillable(context, sight, asked);
  return weeks.map(({ from, to, past }, at) => ({
    ...{ from, to, past },
    ...sumOf(total.weeks.slice(at, at + 1)),
    billable_s: billable.get(at) ?? 0,
  }));
};

/** Departments, by name, of the people who are here in some weeks and whom the caller may read, with the sums of these weeks. */
export const listDepartments = async (context: Context, asked: Weeks) => {
  const { teams } = await listCapacity(context, sightOf(context), everybody(asked));
  return teams.map(({ name, people, weeks }) => ({ department: name, people, ...sumOf(weeks) }));
};

/** People whom one reading of plans takes at most. */
const MOST_PEOPLE = 20_000;

/** Weeks of every department and of everybody whom the caller may read, one by one: capacity, told, planned only, leave, logged. */
export const listPlansOfAll = async (context: Context, asked: Weeks) => {
  const found = await listCapacity(context, sightOf(context), { ...everybody(asked), per_page: MOST_PEOPLE });
  return { weeks: found.weeks, departments: found.teams, people: found.people };
};

const sumOf = (weeks: readonly Figures[]) =>
  weeks.reduce(
    (sum, [capacity, told, draft, , logged]) => ({
      capacity_min: sum.capacity_min + capacity,
      planned_min: sum.planned_min + told + draft,
      logged_s: sum.logged_s + logged,
    }),
    { capacity_min: 0, planned_min: 0, logged_s: 0 },
  );
