import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** What a roster stands in: the organization's day and week, its holidays, and the length of its longest working day. */
export interface Frame {
  readonly timezone: string;
  readonly currency: string;
  readonly week_start: number;
  readonly today: string;
  readonly day_s: number;
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
}

/** Reads the frame of days; in the zone and currency of a project where there is one. */
export const readFrame = async (
  { db, organization }: Context,
  { from, to, project }: { readonly from: string; readonly to: string; readonly project: string | null },
): Promise<Frame> => {
  const zone: RawBuilder<unknown> = sql`coalesce(p.site_timezone, o.timezone)`;
  const { rows } = await sql<Frame>`
    select ${zone} as timezone, coalesce(p.currency, o.currency) as currency, o.week_start::int as week_start,
      (now() at time zone ${zone})::date as today,
      (select max(d.minutes) * 60 from unnest(o.working_days) d (minutes))::int as day_s,
      (select coalesce(json_agg(json_build_object('date', h.date, 'name', h.name)), '[]') from holidays h
        where h.org_id = o.org_id and h.date between ${from}::date and ${to}::date) as holidays
    from organizations o left join projects p on p.org_id = o.org_id and p.id = ${project}::uuid
    where o.org_id = ${organization}`.execute(db);
  const [frame] = rows;
  if (!frame) throw new Error('A roster was read in no organization.');
  return frame;
};
