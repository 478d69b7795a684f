import type { TestDatabase } from './database.ts';

/** What is counted of an entry. */
export interface RawEntry {
  readonly work_date: string;
  readonly duration_s: number;
  readonly billable: boolean;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly currency: string | null;
  readonly member_id: string;
  readonly service_type_id: string | null;
}

/** A project's rows as they lie in the database, deleted ones left out. */
export const rawOf = (database: TestDatabase, project: string): Promise<RawEntry[]> =>
  database.query<RawEntry & Record<string, unknown>>(
    `select work_date::text, duration_s, billable, bill_minor::float8 as bill_minor, cost_minor::float8 as cost_minor, currency,
       member_id, service_type_id from activity_entries where project_id = $1 and archived_at is null`,
    [project],
  );

interface Sums {
  readonly seconds: number;
  readonly billable_seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number | null;
}

interface Told {
  readonly currency: string;
  readonly totals: Sums & { readonly entries: number };
  readonly other_currencies: readonly (Omit<Sums, 'billable_seconds'> & { readonly currency: string })[];
  readonly weeks: readonly (Sums & { readonly week_start: string })[];
  readonly people: readonly (Sums & { readonly id: string | null })[];
  readonly service_types: readonly (Sums & { readonly id: string | null })[];
}

const numbersOf = ({ seconds, billable_seconds, bill_minor, cost_minor }: Sums) =>
  [seconds, billable_seconds, bill_minor, cost_minor].join(' ');

/** The figures of a dashboard in a form that doesn't depend on order; weeks with nothing are left out. */
export const figuresOf = (told: Told) => ({
  entries: told.totals.entries,
  totals: numbersOf(told.totals),
  others: told.other_currencies
    .map((one) => `${one.currency} ${one.seconds} ${one.bill_minor} ${one.cost_minor}`)
    .toSorted(),
  weeks: told.weeks
    .filter(({ seconds }) => seconds !== 0)
    .map((one) => `${one.week_start} ${numbersOf(one)}`)
    .toSorted(),
  people: told.people.map((one) => `${one.id} ${numbersOf(one)}`).toSorted(),
  services: told.service_types.map((one) => `${one.id} ${numbersOf(one)}`).toSorted(),
});

/** A figure, the list that it leads to, and which of the list's totals it is. */
export interface Figure {
  readonly query: Readonly<Record<string, unknown>>;
  readonly key: 'seconds' | 'bill_minor' | 'cost_minor';
  readonly value: number | null;
}

/** The same figures, by plain arithmetic over rows. */
figuresOf.fromRaw = (rows: readonly RawEntry[], currency: string, weekStart: number) => {
  const sum = (some: readonly RawEntry[]) => {
    const own = some.filter((one) => one.currency === null || one.currency === currency);
    const add = (of: readonly RawEntry[], key: 'duration_s' | 'bill_minor' | 'cost_minor') =>
      of.reduce((all, one) => all + one[key], 0);
    const billable = some.filter((one) => one.billable);
    return [
      add(some, 'duration_s'),
      add(billable, 'duration_s'),
      add(own, 'bill_minor'),
      add(own, 'cost_minor'),
    ];
  };
  const by = (keyOf: (row: RawEntry) => string) =>
    [...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, ...sum(some)].join(' ')).toSorted();
  const foreign = rows.filter((one) => one.currency !== null && one.currency !== currency);
  const others = [...Map.groupBy(foreign, (one) => one.currency)].map(([code, some]) => {
    const add = (key: 'duration_s' | 'bill_minor' | 'cost_minor') =>
      some.reduce((all, one) => all + one[key], 0);
    return `${code} ${add('duration_s')} ${add('bill_minor')} ${add('cost_minor')}`;
  });
  return {
    entries: rows.length,
    totals: sum(rows).join(' '),
    others: others.toSorted(),
    weeks: by(({ work_date }) => weekOf(work_date, weekStart)),
    people: by(({ member_id }) => member_id),
    services: by(({ service_type_id }) => String(service_type_id)),
  };
};

const weekOf = (day: string, weekStart: number): string => {
  const at = new Date(`${day}T12:00:00Z`);
  while (at.getUTCDay() !== weekStart) at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
};

/** Every figure of a dashboard of all time that leads somewhere. */
figuresOf.links = ({ currency, totals, weeks, people, service_types, other_currencies }: Told): Figure[] => {
  const endOf = (week: string) => new Date(Date.parse(week) + 6 * 86_400_000).toISOString().slice(0, 10);
  const time = (query: Figure['query'], value: number): Figure => ({ query, key: 'seconds', value });
  return [
    time({}, totals.seconds),
    time({ billable: 'true' }, totals.billable_seconds),
    { query: { currency }, key: 'bill_minor', value: totals.bill_minor },
    { query: { currency }, key: 'cost_minor', value: totals.cost_minor },
    ...weeks.map((one) => time({ from: one.week_start, to: endOf(one.week_start) }, one.seconds)),
    ...people.map((one) => time({ member_id: one.id }, one.seconds)),
    ...people.map((one) => time({ member_id: one.id, billable: 'true' }, one.billable_seconds)),
    ...service_types.map((one) => time({ service_type_id: one.id ?? 'none' }, one.seconds)),
    ...other_currencies.map((one) => time({ currency: one.currency }, one.seconds)),
  ];
};
