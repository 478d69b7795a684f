import type { ExecutiveQuery } from '#contract/executive/endpoints.ts';
import { dayBefore, periodOf, trendDays } from '#contract/executive/periods.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import { presentExecutive } from '../presenters/executive.ts';
import type { Asked } from '../rules/asked.ts';
import { monthParts } from '../rules/month-parts.ts';
import { dayOf } from '../rules/told-day.ts';
import { type AskedDays, readKept } from './kept.ts';
import { type Asker, listPlaces, listRates, type Place } from './places.ts';

/** Organizations of which figures are asked for, and what is asked. */
export interface Question {
  readonly places: readonly Place[];
  readonly asked: Asked;
}

/** Currency of an answer without organizations. */
const ANY = 'EUR';

/** The organizations that are asked for, of those in which somebody is executive or above. */
export const questionOf = async (asker: Asker, query: ExecutiveQuery): Promise<Question> => {
  const all = await listPlaces(asker);
  const places = all.filter(({ id }) => query.organization_id?.includes(id) ?? true);
  const latest =
    places
      .map(({ today }) => today)
      .toSorted()
      .at(-1) ?? new Date().toISOString().slice(0, 10);
  const { as_of: asOf = latest, currency = usualCurrency(places), window } = query;
  return { places, asked: { asOf, latest, currency, window } };
};

const usualCurrency = (places: readonly Place[]): string =>
  [...Map.groupBy(places, ({ currency }) => currency)]
    .toSorted(([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1))
    .at(0)?.[0] ?? ANY;

/** What organizations come to for whoever asks; an answer without organizations for who is executive nowhere. */
export const readExecutive = async (asker: Asker, query: ExecutiveQuery): Promise<Executive> => {
  const { places, asked } = await questionOf(asker, query);
  const dated = places.map((place) => ({ place, day: dayOf(place, asked.asOf) }));
  const [kept, rates] = await Promise.all([
    readKept(
      asker,
      dated.map(({ place, day }) => daysOf(place, day, asked)),
    ),
    listRates(
      asker,
      dated.map(({ place, day }) => ({ id: place.id, day })),
    ),
  ]);
  return presentExecutive({ dated, asked, kept, rates });
};

/** From the first day of the earliest month that any figure rests on; its months are kept whole but for the last of the period before. */
const daysOf = ({ id }: Place, day: string, { window }: Asked): AskedDays => {
  const trend = trendDays(day);
  const before = dayBefore(day, window);
  const [first = day] = [`${(trend[0] ?? day).slice(0, 7)}-01`, periodOf(before, window).from].toSorted();
  return {
    id,
    ...monthParts({ from: first, to: day, cut: before }),
    days: [...new Set([day, before, ...trend])],
  };
};
