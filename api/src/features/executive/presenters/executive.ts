import type { ExecutiveFigures, HealthCell, TrendMonth } from '#contract/executive/figures.ts';
import { dayBefore, periodBefore, periodOf, type Span, trendDays } from '#contract/executive/periods.ts';
import type { Executive, ExecutiveOrganization } from '#contract/executive/shapes.ts';
import type { Kept } from '../queries/kept.ts';
import type { Place } from '../queries/places.ts';
import type { Asked } from '../rules/asked.ts';
import { Exchanging, type KeptRate } from '../rules/exchanging.ts';
import { type Counted, countedOf, leftOutOf, NOTHING_KNOWN, totalOf } from '../rules/figures.ts';
import { untoldOf } from '../rules/told-day.ts';

/** What an answer is made of. */
export interface Read {
  readonly dated: readonly { readonly place: Place; readonly day: string }[];
  readonly asked: Asked;
  readonly kept: Kept;
  readonly rates: readonly KeptRate[];
}

/** What organizations come to, each and together. */
export const presentExecutive = ({ dated, asked, kept, rates }: Read): Executive => {
  const { asOf, latest, currency, window } = asked;
  const byPlace = keptBy(kept);
  const parts = dated.map(({ place, day }) => {
    const exchanging = new Exchanging(place, currency, rates);
    return presentPlace({ place, day, asked, kept: byPlace(place.id), exchanging });
  });
  const told = parts.filter(({ organization }) => organization.untold === null);
  const before = told.filter(({ organization }) => organization.previous.logged_s !== null);
  return {
    ...{ as_of: asOf, today: latest, currency, window },
    currencies: currenciesOf(dated, rates),
    period: periodOf(asOf, window),
    previous_period: periodBefore(asOf, window),
    organizations: parts.map(({ organization }) => organization),
    counted: told.length,
    previous_counted: before.length,
    total: totalOf(told.map(({ organization }) => organization.figures)),
    previous: totalOf(before.map(({ organization }) => organization.previous)),
    left_out: leftOutOf(told.flatMap(({ organization }) => organization.left_out)),
    health: healthOf(told.flatMap(({ organization }) => organization.health)),
    trend: parts.length === 0 ? [] : trendOf(asOf, parts),
  };
};

interface Part {
  readonly organization: ExecutiveOrganization;
  /** By month of the trend of which something is known. */
  readonly months: ReadonlyMap<string, ExecutiveFigures>;
}

const trendOf = (asOf: string, parts: readonly Part[]): TrendMonth[] =>
  trendDays(asOf).map((day) => {
    const month = day.slice(0, 7);
    const known = parts.flatMap(({ months }) => months.get(month) ?? []);
    return { month, day, counted: known.length, figures: totalOf(known) };
  });

const healthOf = (cells: readonly HealthCell[]): HealthCell[] =>
  [
    ...Map.groupBy(
      cells,
      ({ automatic, manual, disagreeing }) => `${automatic} ${manual} ${disagreeing}`,
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first ? [{ ...first, count: rest.reduce((all, { count }) => all + count, first.count) }] : [],
  );

const currenciesOf = (dated: Read['dated'], rates: readonly KeptRate[]): string[] =>
  [
    ...new Set([
      ...dated.map(({ place }) => place.currency),
      ...rates.flatMap(({ currency, into }) => [currency, into]),
    ]),
  ].toSorted();

const keptBy = ({ money, work, days }: Kept) => {
  const id = (row: { readonly id: string }) => row.id;
  const [moneyBy, workBy] = [Map.groupBy(money, id), Map.groupBy(work, id)];
  const daysBy = Map.groupBy(days, id);
  return (place: string): Kept => ({
    money: moneyBy.get(place) ?? [],
    work: workBy.get(place) ?? [],
    days: daysBy.get(place) ?? [],
  });
};

interface PlaceRead {
  readonly place: Place;
  readonly day: string;
  readonly asked: Asked;
  readonly kept: Kept;
  readonly exchanging: Exchanging;
}

const presentPlace = ({ place, day, asked, kept, exchanging }: PlaceRead): Part => {
  const { asOf, latest, window } = asked;
  const before = dayBefore(day, window);
  const stoodOn = new Map(kept.days.map((stood) => [stood.day, stood]));
  const on = (last: string, span: Span): Counted | null => {
    const stood = stoodOn.get(last);
    const isKnown = place.first_day !== null && last >= place.first_day && place.status !== 'archived';
    if (!isKnown || (stood && stood.status !== 'active')) return null;
    return countedOf({ time: within(kept, span, before), stood }, exchanging);
  };
  const stood = stoodOn.get(day);
  const untold = untoldOf(place, { asOf, latest, stood });
  const now = untold ? null : on(day, periodOf(day, window));
  const isAhead = asOf > latest;
  const months = new Map(
    (isAhead ? [] : trendDays(day)).flatMap((last) => {
      const counted = on(last, periodOf(last, 'month'));
      return counted ? [[last.slice(0, 7), counted.figures] as const] : [];
    }),
  );
  const { id, name, slug, currency, timezone, status, first_day, counted_at, pending } = place;
  const organization = {
    ...{ id, name, slug, currency, timezone, day, since: first_day, untold, status },
    figures: now?.figures ?? NOTHING_KNOWN,
    previous: (isAhead ? null : on(before, periodBefore(day, window)))?.figures ?? NOTHING_KNOWN,
    left_out: [...(now?.left_out ?? [])],
    rates: exchanging.used(),
    health: now && stood ? [...stood.health] : [],
    trend: trendDays(day).map((last) => {
      const known = months.get(last.slice(0, 7));
      return {
        month: last.slice(0, 7),
        revenue_minor: known?.revenue_minor ?? null,
        margin_pct: known?.margin_pct ?? null,
        utilisation_pct: known?.utilisation_pct ?? null,
      };
    }),
    ...{ counted_at, pending },
  };
  return { organization, months };
};

/** What is kept of the months of a span; of the month in which the period before ends only until that day, where the span does, too. */
const within = ({ money, work }: Kept, { from, to }: Span, cut: string) => {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const isIn = ({ month, late }: { readonly month: string; readonly late: boolean }) =>
    month >= first && month <= last && !(to === cut && late && month === last);
  return { money: money.filter(isIn), work: work.filter(isIn) };
};
