import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { budgetOf, burnOf, elapsedOf, usedMinor } from '#contract/projects/health.ts';
import { runsOut } from '#contract/projects/run-out.ts';
import type { Context } from '../../../platform/context.ts';
import { factsOf, seesCosts } from '../presenter.ts';
import {
  pacePerDay,
  sumOtherCurrencies,
  sumPeople,
  sumServiceTypes,
  sumSpan,
  sumWeeks,
  withoutGaps,
} from './read-dashboard.ts';
import { requireProject } from './read-project.ts';

/** Everything logged on a visible project, summed from the roll-ups. Throws 404 for one that isn't visible. */
export const composeDashboard = async (context: Context, id: string): Promise<ProjectDashboard> => {
  const [project, weeks, people, services, span, others] = await Promise.all([
    requireProject(context, id),
    sumWeeks(context, id),
    sumPeople(context, id),
    sumServiceTypes(context, id),
    sumSpan(context, id),
    sumOtherCurrencies(context, id),
  ]);
  const costs = seesCosts(context, id);
  const seen = <Sums extends { cost_minor: number }>(sums: Sums) => ({
    ...sums,
    cost_minor: costs ? sums.cost_minor : null,
  });
  const { first_date, last_date } = span;
  const { seconds, bill_minor, cost_minor } = factsOf(project);
  const billable_seconds = project.billable_seconds ?? 0;
  return {
    currency: project.currency,
    totals: {
      ...seen({ seconds, billable_seconds, bill_minor, cost_minor }),
      entries: project.entries ?? 0,
      first_date,
      last_date,
    },
    other_currencies: others.map(seen),
    weeks: withoutGaps(weeks.map(seen)),
    people: people.map(seen),
    service_types: services.map(seen),
    budget: budgetNow(project, span),
  };
};

type Read = Awaited<ReturnType<typeof requireProject>>;

const budgetNow = (project: Read, span: Awaited<ReturnType<typeof sumSpan>>): ProjectDashboard['budget'] => {
  const facts = factsOf(project);
  const { today, end_date } = project;
  const { minor, minutes } = budgetOf(facts, today);
  const [used_minor, used_seconds] = [usedMinor(facts), facts.seconds];
  const recent = facts.billing === 'non_billable' ? span.recent_cost_minor : span.recent_bill_minor;
  const days = [
    runsOut({ budget: minor, used: used_minor, perDay: pacePerDay(recent), until: end_date }, today),
    runsOut(
      {
        budget: minutes && minutes * 60,
        used: used_seconds,
        perDay: pacePerDay(span.recent_seconds),
        until: end_date,
      },
      today,
    ),
  ];
  return {
    minor,
    minutes,
    used_minor,
    used_seconds,
    used_pct: burnOf(facts, today),
    elapsed_pct: elapsedOf(facts, today),
    runs_out: days.filter((day) => day !== null).sort()[0] ?? null,
  };
};
