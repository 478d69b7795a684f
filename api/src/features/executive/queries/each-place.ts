import type { ExecutiveQuery } from '#contract/executive/endpoints.ts';
import type { Context, PersonContext } from '../../../platform/context.ts';
import type { Asked } from '../rules/asked.ts';
import { Exchanging } from '../rules/exchanging.ts';
import { dayOf, untoldOf } from '../rules/told-day.ts';
import { readKept } from './kept.ts';
import { listRates, type Place } from './places.ts';
import { questionOf } from './read-executive.ts';

/** An organization whose rows are read: inside of it, on the day that its figures are of. */
export interface PlaceOfRows {
  readonly place: Place;
  readonly day: string;
  readonly asked: Asked;
  readonly exchanging: Exchanging;
  /** In the organization's row-level security. */
  readonly inside: Context;
  readonly organization: { readonly id: string; readonly name: string; readonly slug: string };
}

/** Rows of every organization of which figures are told, one after the other: each is entered in its turn. */
export const listRowsOfPlaces = async <Row>(
  context: PersonContext,
  query: ExecutiveQuery,
  read: (of: PlaceOfRows) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const { places, asked } = await questionOf(context, query);
  const dated = places.map((place) => ({ place, day: dayOf(place, asked.asOf) }));
  const days = dated.map(({ place: { id }, day }) => ({ id, day }));
  const [kept, rates] = await Promise.all([
    readKept(
      context,
      days.map(({ id, day }) => ({ id, months: [], parts: [], days: [day] })),
    ),
    listRates(context, days),
  ]);
  const rows: Row[] = [];
  for (const { place, day } of dated) {
    const stood = kept.days.find(({ id }) => id === place.id);
    if (untoldOf(place, { asOf: asked.asOf, latest: asked.latest, stood })) continue;
    const { id, name, slug } = place;
    const exchanging = new Exchanging(place, asked.currency, rates);
    const inside = await context.enter(id);
    rows.push(...(await read({ place, day, asked, exchanging, inside, organization: { id, name, slug } })));
  }
  return rows;
};
