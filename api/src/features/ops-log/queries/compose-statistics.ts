import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { OpsLogFilters } from '#contract/ops-log/endpoints.ts';
import { OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import {
  HANDOVER_OUTCOMES,
  OPEN_AGES,
  type OpenAge,
  type OpsLogStatistics,
} from '#contract/ops-log/statistics.ts';
import type { Context } from '../../../platform/context.ts';
import {
  countOpen,
  countOutcomes,
  countWeeks,
  type IncidentTimes,
  listIncidentTimes,
  readLogCalendar,
  type WeekCount,
} from './statistics.ts';

/** Nothing happened before (the database holds that), so no week is counted. */
const FIRST = '2000-01-01';

/** What a project's ops-log comes to under filters, from the rows that the list shows under them (decision 138). Throws 404. */
export const composeStatistics = async (
  context: Context,
  project: string,
  filters: OpsLogFilters,
): Promise<OpsLogStatistics> => {
  const { first, last, ...calendar } = await readLogCalendar(context, project, filters);
  const [counts, times, outcomes, open] = await Promise.all([
    countWeeks(context, project, filters, calendar),
    listIncidentTimes(context, project, filters),
    countOutcomes(context, project, filters),
    countOpen(context, project, filters, calendar),
  ]);
  const span = { first, last: last ?? calendar.today };
  return {
    ...calendar,
    entries: sum(counts),
    kinds: kindsOf(counts),
    weeks: weeksOf(counts, span, calendar.week_starts_on),
    incidents: times.map(timesOf),
    open: OPEN_AGES.map((age) => ({
      ...{ entries: 0, grave: 0, ...open.find((one) => one.age === age) },
      ...{ age, ...daysOf(age, calendar.today) },
    })),
    handovers: HANDOVER_OUTCOMES.map((outcome) => ({
      outcome,
      entries: outcomes.find((one) => one.outcome === outcome)?.entries ?? 0,
    })),
  };
};

const sum = (rows: readonly { readonly entries: number }[]): number =>
  rows.reduce((all, { entries }) => all + entries, 0);

const kindsOf = (counts: readonly WeekCount[]): OpsLogStatistics['kinds'] =>
  OPS_LOG_TYPES.flatMap((type) =>
    SEVERITIES.map((severity) => ({
      ...{ type, severity },
      entries: sum(counts.filter((one) => one.type === type && one.severity === severity)),
    })).filter(({ entries }) => entries > 0),
  );

/** The first days of a period's weeks; without a first day they begin with what there is. */
interface Span {
  readonly first: string | null;
  readonly last: string;
}

const weeksOf = (
  counts: readonly WeekCount[],
  { first, last }: Span,
  weekStart: number,
): OpsLogStatistics['weeks'] => {
  const known = Map.groupBy(counts, ({ week }) => week);
  const begun = counts[0]?.week;
  const start = first && first >= FIRST ? startOfWeek(first, weekStart) : begun;
  const weeks: OpsLogStatistics['weeks'] = [];
  for (let week = start; week !== undefined && week <= last; week = addDays(week, 7)) {
    const found = known.get(week) ?? [];
    const severities = SEVERITIES.map((severity) => ({
      severity,
      entries: sum(found.filter((one) => one.severity === severity)),
    }));
    weeks.push({
      week_start: week,
      entries: sum(found),
      severities: severities.filter(({ entries }) => entries > 0),
    });
  }
  return weeks;
};

const timesOf = (row: IncidentTimes): OpsLogStatistics['incidents'][number] => {
  const times = (entries: number, found: IncidentTimes['to_resolve']) => ({
    entries,
    median_s: found && Math.round(found[0]),
    p90_s: found && Math.round(found[1]),
  });
  return {
    ...{ severity: row.severity, entries: row.entries },
    acknowledged: times(row.acknowledged, row.to_acknowledge),
    resolved: times(row.resolved, row.to_resolve),
  };
};

/** Days ago of the first and the last day of an age. */
const AGE_DAYS: Readonly<Record<OpenAge, readonly [number | null, number]>> = {
  today: [0, 0],
  week: [6, 1],
  month: [29, 7],
  older: [null, 30],
};

const daysOf = (age: OpenAge, today: string) => {
  const [first, last] = AGE_DAYS[age];
  return { from: first === null ? null : addDays(today, -first), to: addDays(today, -last) };
};
