import type { ExchangedMoney, ExecutiveProject } from '#contract/executive/rows.ts';
import { marginPercent } from '#contract/money/percent.ts';
import type { PlaceOfRows } from '../queries/each-place.ts';
import type { NamedProject, ProjectSum } from '../queries/project-sums.ts';
import { type Exchanging, exchangedParts } from '../rules/exchanging.ts';
import type { StoodProject } from '../rules/standing.ts';

/** What the rows of an organization's projects are made of. */
export interface ProjectsRead {
  readonly named: readonly NamedProject[];
  /** By id, those that were there on the day. */
  readonly stood: ReadonlyMap<string, StoodProject>;
  readonly sums: readonly ProjectSum[];
}

/** Rows of an organization's projects; `unpriced_s` and `uncosted_s` are filled in for those of a page. */
export const presentProjects = (
  { exchanging, organization }: Pick<PlaceOfRows, 'exchanging' | 'organization'>,
  { named, stood, sums }: ProjectsRead,
): ExecutiveProject[] => {
  const sold = moneyOf(sums, ({ bill_minor }) => bill_minor, exchanging);
  const costs = moneyOf(sums, ({ cost_minor }) => cost_minor, exchanging);
  const left = backlogOf(stood, exchanging);
  const timeOf = Map.groupBy(sums, ({ project }) => project);
  return named.map(({ id, code, name, client, health_note }): ExecutiveProject => {
    const [revenue, cost, time] = [sold.get(id) ?? [], costs.get(id) ?? [], timeOf.get(id) ?? []];
    const [revenue_minor, cost_minor] = [exchangedOf(revenue), exchangedOf(cost)];
    return {
      ...{ organization, project: { id, code, name }, client },
      logged_s: time.reduce((all, { logged_s }) => all + logged_s, 0),
      billable_s: time.reduce((all, { billable_s }) => all + billable_s, 0),
      ...{ unpriced_s: 0, uncosted_s: 0, revenue, cost, revenue_minor, cost_minor },
      margin_minor: revenue_minor - cost_minor,
      margin_pct: marginPercent(revenue_minor, cost_minor),
      backlog: left.get(id) ?? null,
      ...healthOf(stood.get(id), health_note),
    };
  });
};

/** The note is the one that stands now: of another health than the day's it isn't told. */
const healthOf = (stood: StoodProject | undefined, note: string | null) => {
  const { automatic = null, manual = null, disagreeing = false } = stood ?? {};
  const isManual = stood?.state.health_mode === 'manual';
  return {
    ...{ status: stood?.state.status ?? null, automatic_health: automatic, disagreeing, manual: isManual },
    health: isManual ? manual : automatic,
    health_note: isManual && manual !== null ? note : null,
  };
};

const exchangedOf = (money: readonly ExchangedMoney[]): number =>
  money.reduce((all, { exchanged_minor }) => all + (exchanged_minor ?? 0), 0);

const moneyOf = (
  sums: readonly ProjectSum[],
  of: (sum: ProjectSum) => number,
  exchanging: Exchanging,
): ReadonlyMap<string, ExchangedMoney[]> => {
  const amounts = sums.flatMap((one) => {
    const [id, currency, minor] = [one.project, one.currency, of(one)];
    return minor === 0 ? [] : [{ id, currency, minor }];
  });
  return exchangedBy(amounts, exchanging);
};

const backlogOf = (
  stood: ReadonlyMap<string, StoodProject>,
  exchanging: Exchanging,
): ReadonlyMap<string, ExchangedMoney> => {
  const amounts = [...stood.values()].flatMap(({ state: { id, currency }, backlog_minor: minor }) =>
    minor === null ? [] : [{ id, currency, minor }],
  );
  return new Map(
    [...exchangedBy(amounts, exchanging)].flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])),
  );
};

interface Amount {
  readonly id: string;
  readonly currency: string;
  readonly minor: number;
}

/** Amounts of a currency in one order, so that whichever rows are shown, all of them add up to what the figure says. */
const exchangedBy = (
  amounts: readonly Amount[],
  exchanging: Exchanging,
): ReadonlyMap<string, ExchangedMoney[]> => {
  const found = new Map<string, ExchangedMoney[]>();
  for (const [currency, some] of Map.groupBy(amounts, (one) => one.currency)) {
    const sorted = some.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const exchange = exchanging.from(currency);
    const parts =
      exchange &&
      exchangedParts(
        sorted.map(({ minor }) => minor),
        exchange,
      );
    for (const [at, { id, minor }] of sorted.entries()) {
      const money = { minor, currency, exchanged_minor: parts?.[at] ?? null };
      found.set(id, [...(found.get(id) ?? []), money]);
    }
  }
  return found;
};
