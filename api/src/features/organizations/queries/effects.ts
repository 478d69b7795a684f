import { type RawBuilder, sql } from 'kysely';
import type { PreviewedEffect, SettingEffect } from '#contract/organizations/settings.ts';
import type { SettingsRow } from './settings.ts';

/** Settings as they are and as they would be, with the days that would become holidays or would stop being some. */
export interface Planned {
  readonly organization: string;
  readonly before: SettingsRow;
  readonly after: SettingsRow;
  /** Days that are spoken of, and those of them that would be holidays. */
  readonly days: readonly string[];
  readonly holidays: readonly string[];
}

/**
 * What a field would do. `rows` answers `id`, `label`, `day` (null where it has none), `type`, whether it is `changed`, and `before` and
 * `after` in the unit: null where there is no sum.
 */
export interface Effect {
  readonly field: string;
  readonly effect: SettingEffect;
  readonly unit: PreviewedEffect['unit'];
  readonly rows: RawBuilder<unknown>;
}

/** The first of the four weeks that are looked at: today, where the organization is. */
export const FROM = sql`muster_today()`;
/** Their last day. */
export const TO = sql`(muster_today() + 27)`;
/** The last month that is over. */
export const MONTH = sql`between (date_trunc('month', muster_today()) - interval '1 month')::date
  and (date_trunc('month', muster_today()) - interval '1 day')::date`;

/** What a row is called by that is of somebody on a day. */
export const personOn = (day: RawBuilder<unknown>) => sql`m.name as label, ${day} as day`;

/** What a row is called by that is of no day. */
export const named = (name: RawBuilder<unknown>) => sql`${name} as label, null::date as day`;

/** One effect as a row of the preview; what is called alike stands among the examples once. */
export const summed = ({ field, effect, unit, rows }: Effect) => sql`
  select ${field}::text as field, ${effect}::text as effect, ${unit}::text as unit,
    count(*) filter (where r.changed)::int as count, round(sum(r.before))::float8 as before, round(sum(r.after))::float8 as after,
    coalesce((array_agg(jsonb_build_object('id', r.id, 'label', r.label, 'type', r.type, 'day', r.day) order by r.label, r.day, r.id)
      filter (where r.changed and r.nth = 1))[1:5], '{}') as examples
  from (select c.*, row_number() over (partition by c.changed, c.label, c.day order by c.id) as nth from (${rows}) c) r`;
