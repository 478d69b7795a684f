import { type RawBuilder, sql } from 'kysely';
import type { WidgetChart, WidgetFigure, WidgetRow } from '#contract/dashboard/shapes.ts';
import type { LeavePart } from '#contract/leave/states.ts';
import type { Context } from '../../platform/context.ts';

type Named = Pick<WidgetRow, 'id' | 'title' | 'href'> & Partial<WidgetRow>;

/** A row of a widget; what isn't said of it is nothing. */
export const rowOf = (said: Named): WidgetRow => ({
  ...{ note: null, day: null, to: null, at: null, until: null, mark: null, amount: null, share: null },
  ...said,
});

/** When leave is: its days, or the hours of one. */
export const daysOf = (leave: {
  readonly from_date: string;
  readonly to_date: string;
  readonly part: LeavePart;
  readonly starts_at: string;
  readonly ends_at: string;
}): Pick<WidgetRow, 'day' | 'to' | 'at' | 'until'> =>
  leave.part === 'hours'
    ? { day: leave.from_date, to: null, at: leave.starts_at, until: leave.ends_at }
    : { day: leave.from_date, to: leave.to_date, at: null, until: null };

/** A number of rows. */
export const countOf = (
  name: WidgetFigure['name'],
  value: number,
  href: string | null = null,
): WidgetFigure => ({ name, value, unit: 'count', currency: null, href });

/** Some of something, beside a row. */
export const amountOf = (value: number, unit: 'count' | 'seconds' = 'count'): WidgetRow['amount'] => ({
  ...{ value, unit, currency: null },
});

/** `?name=value`, without what is undefined; a list is named once for each of its values. */
export const searchOf = (
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): string => {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const one of [value ?? []].flat()) written.append(name, one);
  return written.size > 0 ? `?${written}` : '';
};

/** How many rows a statement finds. */
export const countRows = async ({ db }: Pick<Context, 'db'>, rows: RawBuilder<unknown>): Promise<number> => {
  const { rows: found } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${rows}) found`.execute(db);
  return found[0]?.count ?? 0;
};

type Point = Partial<WidgetChart['points'][number]> & Pick<WidgetChart['points'][number], 'value'>;

/** Figures as bars; nothing is drawn of nothing. */
export const chartOf = (
  drawn: Omit<WidgetChart, 'points' | 'currency' | 'against'> &
    Partial<Pick<WidgetChart, 'currency' | 'against'>>,
  points: readonly Point[],
): WidgetChart | null =>
  points.some(({ value, of }) => value !== 0 || (of ?? 0) !== 0)
    ? {
        ...{ currency: null, against: null, ...drawn },
        points: points.map((point) => ({ name: null, day: null, of: null, href: null, ...point })),
      }
    : null;
