import { type RawBuilder, sql } from 'kysely';
import type { Assignment, NeededSkill, Shift } from '#contract/shifts/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';

/** A shift as it is read, from the plan or from what people were told. */
export interface ShiftRow {
  readonly id: string;
  readonly version: number;
  readonly project_id: string;
  readonly project_code: string;
  readonly project_name: string;
  readonly client_id: string | null;
  readonly service_type_id: string | null;
  readonly service_code: string | null;
  readonly service_name: string | null;
  readonly role: string | null;
  readonly site: string | null;
  readonly day: string;
  readonly timezone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly start: string;
  readonly end: string;
  readonly break_min: number;
  readonly headcount: number;
  readonly skills: readonly NeededSkill[];
  readonly note: string;
  readonly status: Shift['status'];
  readonly status_reason: string | null;
  readonly unpublished: Shift['unpublished'];
  readonly series_id: string | null;
  readonly taken: number;
  readonly people: readonly Assignment[] | null;
}

/** Which shifts: a condition on their rows, which have that alias and that id. */
export type Which = (alias: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The columns in which a plan may differ from what was told of it. */
const TOLD = [
  ...['project_id', 'service_type_id', 'role', 'site', 'day', 'timezone', 'starts_at', 'ends_at'],
  ...['break_min', 'headcount', 'skills', 'note'],
];
const columnsOf = (alias: string) => sql.join(TOLD.map((name) => sql.ref(`${alias}.${name}`)));

/** What the next publication says of a shift `s`, of which `d` was told. */
export const unpublishedOf = sql<Shift['unpublished']>`case
  when d.shift_id is null then 'new'
  when s.status = 'cancelled' and not d.cancelled then 'cancelled'
  when not d.cancelled and (${columnsOf('s')}) is distinct from (${columnsOf('d')}) then 'changed' end`;

const taking = sql.lit(`{${TAKING_STATUSES.join(',')}}`);
const isTaking = sql`a.status = any (${taking}::assignment_status[])`;
const instantOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** People of some shifts, those planned or those told of, as JSON by shift; `detail` = what planners see of each, `taken` = what counts as a place. */
const peopleOf = (
  { organization }: Context,
  which: Which,
  { of, shown, taken, detail }: Record<'of' | 'shown' | 'taken' | 'detail', RawBuilder<unknown>>,
) => sql`(select a.shift_id, count(*) filter (where ${isTaking} and ${taken})::int as taken,
    json_agg(json_build_object('id', a.id, 'version', a.version, 'member', json_build_object('id', m.id, 'name', m.name),
      'booking', a.booking, 'status', a.status, 'checked_in_at', ${instantOf('a.checked_in_at')}, ${detail})
      order by lower(m.name), a.id) filter (where ${shown}) as people
  from assignments a
  join members m on m.org_id = a.org_id and m.id = a.member_id
  join ${of} on f.org_id = a.org_id and f.id = a.shift_id
  where a.org_id = ${organization} and (a.archived_at is null or a.withdrawn_at is null) and ${which(sql.ref('f'), sql.ref('f.id'))}
  group by a.shift_id)`;

const wall = (from: string, column: string) =>
  sql`to_char(${sql.ref(`${from}.${column}`)} at time zone ${sql.ref(`${from}.timezone`)}, 'HH24:MI')`;

/** What both views say of a shift, read from `told`: `s` = its plan, `d` = what was told. */
const shownOf = (
  from: 's' | 'd',
) => sql`s.id, s.version, s.project_id, p.code as project_code, p.name as project_name,
  p.client_id, ${sql.join(TOLD.filter((name) => name !== 'project_id').map((name) => sql.ref(`${from}.${name}`)))},
  t.code as service_code, t.name as service_name, ${wall(from, 'starts_at')} as start, ${wall(from, 'ends_at')} as "end",
  s.series_id, coalesce(b.taken, 0) as taken, b.people`;

const joined = (from: 's' | 'd') => sql`
  join projects p on p.org_id = s.org_id and p.id = s.project_id
  left join service_types t on t.org_id = s.org_id and t.id = ${sql.ref(`${from}.service_type_id`)}`;

/** Shifts as they are planned, in order, each with its people: one statement. */
export const planned = (context: Context, which: Which) => {
  const people = peopleOf(context, which, {
    of: sql`shifts f`,
    shown: sql`(a.archived_at is null or a.published_at is not null)`,
    taken: sql`a.archived_at is null`,
    detail: sql`'status_reason', a.status_reason, 'overridden', a.overridden, 'override_reason', a.override_reason,
      'unpublished', case when a.archived_at is not null then 'removed' when a.published_at is null then 'added' end`,
  });
  return sql<ShiftRow>`select ${shownOf('s')}, s.status, s.status_reason, ${unpublishedOf} as unpublished
    from shifts s ${joined('s')}
    left join published_shifts d on d.org_id = s.org_id and d.shift_id = s.id
    left join ${people} b on b.shift_id = s.id
    where s.org_id = ${context.organization} and ${which(sql.ref('s'), sql.ref('s.id'))}
    order by s.starts_at, s.ends_at, s.id`;
};

/** Shifts as people were told of them. Nobody but planners and whoever said it reads why somebody declined. */
export const told = (context: Context, which: Which) => {
  const people = peopleOf(context, which, {
    // By the days that people were told of, which the plan may have left.
    of: sql`(select d.*, d.shift_id as id from published_shifts d) f`,
    shown: sql`a.published_at is not null and a.withdrawn_at is null`,
    // A place that was filled meanwhile isn't open any more, though nobody was told.
    taken: sql`true`,
    detail: sql`'status_reason', case when a.member_id = ${context.member}::uuid then a.status_reason end,
      'overridden', array[]::text[], 'override_reason', null, 'unpublished', null`,
  });
  return sql<ShiftRow>`select ${shownOf('d')}, null as unpublished,
      case when d.cancelled then 'cancelled' when s.status = 'locked' then 'locked' else 'published' end as status,
      case when d.cancelled then s.status_reason end as status_reason
    from published_shifts d
    join shifts s on s.org_id = d.org_id and s.id = d.shift_id ${joined('d')}
    left join ${people} b on b.shift_id = d.shift_id
    where d.org_id = ${context.organization} and ${which(sql.ref('d'), sql.ref('d.shift_id'))}
    order by d.starts_at, d.ends_at, d.shift_id`;
};
