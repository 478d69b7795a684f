import { sql } from 'kysely';
import { type Effect, named, type Planned } from './effects.ts';
import { MONEY } from './money.ts';

/** Dealsheets that aren't decided yet and earn less than the least. */
const margins = ({ organization, before, after }: Planned): Effect => {
  const below = (floor: string) => sql`(d.margin_pct < ${floor}::numeric)::int`;
  return {
    ...{ field: 'margin_floor_pct', effect: 'margins_below', unit: 'rows' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select d.id, ${named(sql.ref('d.title'))}, 'dealsheet' as type, ${below(before.margin_floor_pct)} as before,
        ${below(after.margin_floor_pct)} as after
      from dealsheets d where d.org_id = ${organization}::uuid and d.archived_at is null and d.margin_pct is not null
        and d.status in ('draft', 'submitted', 'changes_requested')) c`,
  };
};

/** What was counted in the currency that is there: where there is any, it stays. */
const counted = ({ organization, before }: Planned): Effect => ({
  ...{ field: 'currency', effect: 'other_currency', unit: 'rows' },
  rows: sql.join(
    Object.entries(MONEY(organization, before.currency)).map(
      ([
        place,
        from,
      ]) => sql`select id, ${named(sql`${place}::text`)}, ${place}::text as type, true as changed,
        null::int as before, null::int as after ${from}`,
    ),
    sql` union all `,
  ),
});

/** What fields do to money. */
export const OF_MONEY = {
  margin_floor_pct: (planned: Planned) => [margins(planned)],
  currency: (planned: Planned) => [counted(planned)],
} as const;
