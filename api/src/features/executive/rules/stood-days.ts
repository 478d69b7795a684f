import type { HealthCell } from '#contract/executive/figures.ts';
import type { GraveRecord } from '../queries/grave-incidents.ts';
import type { Stood } from '../queries/stood.ts';
import { openIncidents } from './incidents.ts';
import { isOverdue, isRunning, type StoodProject, stoodProject, told, type UsedUntil } from './standing.ts';
import {
  type DealState,
  dealState,
  organizationState,
  type PlanState,
  planState,
  projectState,
  rewinding,
} from './trail.ts';

/** An amount of a currency, of so many rows. */
export interface CurrencySum {
  readonly currency: string;
  readonly minor: number;
  readonly count: number;
}

/** The pipeline in a currency; `hundredths` = what it is by its probabilities, in hundredths of a minor unit. */
export interface PipelineSum extends CurrencySum {
  readonly hundredths: number;
}

/** How everything stood at the end of a day. */
export interface StoodDay {
  readonly day: string;
  readonly ends: string;
  readonly status: 'active' | 'suspended' | 'archived';
  readonly projects: readonly StoodProject[];
  /** That might still be won. */
  readonly deals: readonly DealState[];
  /** Whose review was overdue. */
  readonly plans: readonly PlanState[];
}

const NOTHING: UsedUntil = { bill_minor: 0, cost_minor: 0, seconds: 0 };

/** The days of an organization, the latest first. */
export function* stoodDays(stood: Stood): Generator<StoodDay> {
  const of = (type: string) => stood.steps.filter((step) => step.of === type);
  const projects = rewinding(projectState, stood.projects, of('project'));
  const deals = rewinding(dealState, stood.deals, of('dealsheet'));
  const plans = rewinding(planState, stood.plans, of('account-plan'));
  const organizations = rewinding(organizationState, [stood.organization], of('organization'));
  const usedAt = usedUntil(stood);
  for (const { day, ends } of stood.days.toReversed()) {
    const used = usedAt(day);
    const [organization = stood.organization] = organizations(ends);
    yield {
      ...{ day, ends, status: organization.status },
      projects: projects(ends).map((state) => stoodProject(state, used.get(state.id) ?? NOTHING, day)),
      deals: deals(ends).filter(isRunning),
      plans: plans(ends).filter((plan) => isOverdue(plan, day)),
    };
  }
}

/** What time came to until a day, asked for in falling order: what is of later days is taken off again. */
const usedUntil = ({ used }: Stood) => {
  const until = new Map<string, UsedUntil>();
  for (const one of used) if (one.day === null) until.set(one.project, one);
  const left = used
    .filter(({ day }) => day !== null)
    .toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1));
  return (day: string): ReadonlyMap<string, UsedUntil> => {
    for (let last = left.at(-1); last && (last.day ?? '') > day; last = left.at(-1)) {
      left.pop();
      const all = until.get(last.project) ?? NOTHING;
      until.set(last.project, {
        bill_minor: all.bill_minor - last.bill_minor,
        cost_minor: all.cost_minor - last.cost_minor,
        seconds: all.seconds - last.seconds,
      });
    }
    return until;
  };
};

/** What a day is kept as. */
export const countedDay = (
  { day, ends, status, projects, deals, plans }: StoodDay,
  records: readonly GraveRecord[],
) => {
  const incidents = openIncidents(records, ends);
  const open = projects.filter(({ isOpen }) => isOpen);
  return {
    ...{ day, status, projects: open.length },
    disagreements: open.filter(({ disagreeing }) => disagreeing).length,
    unbudgeted: projects.filter(({ isUnbudgeted }) => isUnbudgeted).length,
    sev1: incidents.filter(({ severity }) => severity === 'sev1').length,
    sev2: incidents.filter(({ severity }) => severity === 'sev2').length,
    overdue_reviews: plans.length,
    backlog: backlogOf(projects),
    pipeline: pipelineOf(deals),
    health: healthOf(open),
  };
};

const backlogOf = (projects: readonly StoodProject[]): CurrencySum[] =>
  byCurrency(
    projects.flatMap(({ state: { currency }, backlog_minor: minor }) => (minor ? [{ currency, minor }] : [])),
  ).map(([currency, some]) => ({ currency, minor: sum(some, ({ minor }) => minor), count: some.length }));

const pipelineOf = (deals: readonly DealState[]): PipelineSum[] =>
  byCurrency(deals).map(([currency, some]) => ({
    ...{ currency, count: some.length, minor: sum(some, ({ price_minor }) => price_minor) },
    hundredths: sum(some, ({ price_minor, probability_pct }) => price_minor * probability_pct),
  }));

const healthOf = (open: readonly StoodProject[]): HealthCell[] =>
  [
    ...Map.groupBy(
      open,
      ({ automatic, manual, disagreeing }) => `${told(automatic)} ${told(manual)} ${disagreeing}`,
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first
      ? [
          {
            ...{ automatic: told(first.automatic), manual: told(first.manual) },
            ...{ count: rest.length + 1, disagreeing: first.disagreeing },
          },
        ]
      : [],
  );

const byCurrency = <Row extends { readonly currency: string }>(rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ currency }) => currency)].toSorted(([one], [other]) => (one < other ? -1 : 1));

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);
