import type { Place } from '#contract/insights/detecting.ts';
import type { InsightKind } from '#contract/insights/kinds.ts';
import { findBudgets, isTooYoung } from '#contract/insights/planning/budgets.ts';
import { findOverCapacity, findUnderUsed } from '#contract/insights/planning/capacity.ts';
import { findDemand } from '#contract/insights/planning/demand.ts';
import { findHinderedShift, findOpenShift } from '#contract/insights/planning/rosters.ts';
import type { RunStep } from '#contract/insights/shapes.ts';
import type { RunGap } from '#contract/insights/states.ts';
import type { Context } from '../../../platform/context.ts';
import { listBudgets, NOTHING_USED, readBudgetUse } from './budgets.ts';
import { listDemands } from './demands.ts';
import type { Looked, Tell } from './look-at-time.ts';
import { listHinderedShifts, listOpenShifts } from './open-shifts.ts';
import { listTeams } from './teams.ts';

/** The use of so many projects' budgets is read at a time. */
const PROJECTS_AT_A_TIME = 200;

/** What one detector of plans comes to. */
interface Part {
  readonly found: number;
  readonly rows: number;
  readonly gaps: RunStep['gaps'];
}

type Look = (context: Context, place: Place, tell: Tell) => Promise<Part>;

const gap = (code: RunGap, count: number | null = null): RunStep['gaps'] =>
  count === 0 ? [] : [{ code, count, text: null }];

const lookAtCapacity: Look = async (context, place, tell) => {
  const teams = await listTeams(context, place);
  const without = teams.filter(
    ({ subject, weeks }) => subject.type === 'member' && weeks.every(({ capacity }) => capacity === 0),
  );
  return {
    found: tell(
      teams.flatMap((team) => [
        ...findOverCapacity(place, team),
        ...(team.subject.type === 'department' ? findUnderUsed(place, team) : []),
      ]),
    ),
    rows: teams.reduce((sum, { weeks }) => sum + weeks.length, 0),
    gaps: teams.length === 0 ? gap('no-people') : gap('no-capacity', without.length),
  };
};

const lookAtDemand: Look = async (context, place, tell) => {
  const demands = await listDemands(context);
  return { found: tell(demands.flatMap((one) => findDemand(place, one))), rows: demands.length, gaps: [] };
};

const lookAtBudgets: Look = async (context, place, tell) => {
  const projects = await listBudgets(context);
  const count = { found: 0, rows: 0, young: 0, unpriced: 0, foreign: 0 };
  for (let from = 0; from < projects.length; from += PROJECTS_AT_A_TIME) {
    const some = projects.slice(from, from + PROJECTS_AT_A_TIME);
    const uses = await readBudgetUse(context, place, some);
    for (const project of some) {
      const use = uses.get(project.id) ?? NOTHING_USED;
      count.found += tell(findBudgets(place, project, use));
      count.rows += use.days;
      count.young += Number(isTooYoung(place, use));
      count.unpriced += Number(project.budget_minor !== null && use.unpriced_s > 0);
      count.foreign += Number(project.budget_minor !== null && use.foreign_s > 0);
    }
  }
  return {
    ...{ found: count.found, rows: count.rows },
    gaps:
      projects.length === 0
        ? gap('no-budgets')
        : [
            ...gap('few-weeks', count.young),
            ...gap('no-rates', count.unpriced),
            ...gap('no-exchange-rate', count.foreign),
          ],
  };
};

const lookAtRosters: Look = async (context, place, tell) => {
  const { shifts, all, ahead } = await listOpenShifts(context, place);
  const hindered = await listHinderedShifts(context, place);
  return {
    found: tell([
      ...shifts.flatMap((shift) => findOpenShift(place, shift)),
      ...hindered.flatMap((shift) => findHinderedShift(place, shift)),
    ]),
    rows: ahead + hindered.length,
    gaps: ahead === 0 ? gap('no-shifts') : gap('not-weighed', all - shifts.length),
  };
};

const LOOKS: readonly (readonly [name: string, kinds: InsightKind[], look: Look])[] = [
  ['capacity', ['department-over-capacity', 'person-over-capacity', 'department-under-used'], lookAtCapacity],
  ['demand', ['demand-unplanned'], lookAtDemand],
  ['budgets', ['budget-running-out', 'budget-used-up', 'budget-uncounted'], lookAtBudgets],
  ['rosters', ['shift-open', 'shift-hindered'], lookAtRosters],
];

/** Looks at capacity, demand, budgets and rosters, one after another. */
export const lookAtPlans = async (context: Context, place: Place, tell: Tell): Promise<Looked> => {
  const looked: Looked & { rows: number } = { rows: 0, log: [] };
  for (const [detector, kinds, lookAt] of LOOKS) {
    const begun = performance.now();
    const { found, rows, gaps } = await lookAt(context, place, tell);
    looked.rows += rows;
    const ms = Math.round(performance.now() - begun);
    looked.log.push({ detector, kinds, rows, gaps, ms, found });
  }
  return looked;
};
