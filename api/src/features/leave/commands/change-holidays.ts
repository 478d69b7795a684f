import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

interface Change {
  readonly date: string;
  /** Null where the day is a holiday no more. */
  readonly name: string | null;
}

/** Writes and removes holidays, and returns what stood on those days before. Throws 422 `twice`. Minutes of decided leave stay. */
export const changeHolidays = async (context: Context, changes: readonly Change[]): Promise<Change[]> => {
  const { db, organization } = context;
  const dates = changes.map(({ date }) => date);
  const twice = dates.findIndex((date, at) => dates.indexOf(date) !== at);
  if (twice >= 0)
    throw brokenRule('twice', `holidays.${twice}.date`, 'This day is there twice: remove one of them.');
  const there = await db
    .deleteFrom('holidays')
    .where('org_id', '=', organization)
    .where(sql<boolean>`date = any(${dates}::date[])`)
    .returning(['date', 'name'])
    .execute();
  const kept = changes.flatMap(({ date, name }) =>
    name === null ? [] : [{ org_id: organization, date, name }],
  );
  if (kept.length > 0) await db.insertInto('holidays').values(kept).execute();
  const before = dates.map((date) => ({ date, name: there.find((one) => one.date === date)?.name ?? null }));
  await context.record({
    type: 'holidays.updated',
    subject: { type: 'organization', id: organization },
    data: { before, after: changes },
  });
  return before;
};
