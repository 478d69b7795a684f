import { sql } from 'kysely';
import { z } from 'zod';
import type { Place } from '#contract/insights/detecting.ts';
import type { Context } from '../../../platform/context.ts';

const row = z.object({
  name: z.string(),
  currency: z.string(),
  timezone: z.string(),
  week_start: z.int(),
  working_days: z.array(z.int()),
  max_week_h: z.int(),
  min_rest_h: z.int(),
  allow_overlap: z.boolean(),
  require_project: z.boolean(),
  require_note: z.boolean(),
  require_service: z.boolean(),
  holidays: z.array(z.tuple([z.string(), z.string()])),
});

/** Where a run looks, by the settings of its organization. */
export const readPlace = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  run: { readonly day: string; readonly from: string; readonly seed: number },
): Promise<Place> => {
  const { rows } = await sql`
    select o.name, o.currency, o.timezone, o.week_start, o.working_days, o.max_week_h, o.min_rest_h, o.allow_overlap,
      o.require_project, o.require_note, o.require_service,
      coalesce((select jsonb_agg(jsonb_build_array(h.date, h.name) order by h.date) from holidays h where h.org_id = o.org_id), '[]') as holidays
    from organizations o where o.org_id = ${organization}`.execute(db);
  const { name, holidays, ...settings } = row.parse(rows[0]);
  return {
    ...{ today: run.day, from: run.from, to: run.day, seed: run.seed },
    ...{ organization: { id: organization, name }, ...settings, holidays: new Map(holidays) },
  };
};
