import { sql } from 'kysely';
import type { Reference } from '#contract/shapes.ts';
import type { UnreadHandover } from '#contract/shifts/plan-endpoints.ts';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
import type { AssignmentStatus, Booking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { unreadHandover } from '../../ops-log/queries.ts';
import { visibleProjects } from '../../projects/queries.ts';
import type { Days } from './changes.ts';

/** A shift as people were told of it. */
export interface ToldShift {
  readonly id: string;
  readonly version: number;
  readonly project: { readonly id: string; readonly code: string; readonly name: string };
  readonly service: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly role: string | null;
  readonly site: string | null;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly break_min: number;
  readonly headcount: number;
  readonly open: number;
  readonly skills: NeededSkill[];
  readonly note: string;
  readonly series_id: string | null;
  readonly cancelled: boolean;
}

/** A shift of one's own, with what one said to it. */
export interface OwnRow extends ToldShift {
  readonly mine: {
    readonly id: string;
    readonly version: number;
    readonly member: Reference;
    readonly booking: Booking;
    readonly status: AssignmentStatus;
    readonly status_reason: string | null;
    readonly checked_in_at: string | null;
  };
  readonly mates: string[];
  readonly logged_s: number;
  readonly unread_handover: UnreadHandover;
  /** Grows with everything that somebody is told of it, and when that was. */
  readonly sequence: number;
  readonly told_at: string;
  /** They were on it, and were told that they no longer are. */
  readonly taken_off: boolean;
}

/** Where something is read: in an organization's row-level security. */
export type Place = Pick<Context, 'db' | 'organization'>;

/** Who takes a place of a told shift `t`: a place that somebody was taken off stays theirs until they are told. */
const TAKES = sql`a.org_id = t.org_id and a.shift_id = t.shift_id and a.status not in ('declined', 'no_show')
  and (a.archived_at is null or (a.published_at is not null and a.withdrawn_at is null))`;

const TOLD = sql`t.shift_id as id, s.version, jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) as project,
  case when v.id is not null then jsonb_build_object('id', v.id, 'code', v.code, 'name', v.name) end as service, t.role, t.site,
  t.day::text as day, to_char(t.starts_at at time zone t.timezone, 'HH24:MI') as start,
  to_char(t.ends_at at time zone t.timezone, 'HH24:MI') as "end", t.timezone, t.starts_at, t.ends_at, t.break_min, t.headcount,
  greatest(t.headcount - (select count(*) from assignments a where ${TAKES}), 0)::int as open, t.skills, t.note, s.series_id, t.cancelled`;

const FROM = sql`published_shifts t join shifts s on s.org_id = t.org_id and s.id = t.shift_id
  join projects p on p.org_id = t.org_id and p.id = t.project_id
  left join service_types v on v.org_id = t.org_id and v.id = t.service_type_id`;

/** Somebody was told that they are off it, and nobody was told anything new of it since: that would be none of their business. */
const TAKEN_OFF = sql`b.withdrawn_at is not null and not exists (select from publications u
  where u.org_id = t.org_id and u.id = t.publication_id and u.created_at > b.withdrawn_at)`;

const UNREAD = unreadHandover({
  ...{
    organization: sql`t.org_id`,
    project: sql`t.project_id`,
    shift: sql`t.shift_id`,
    member: sql`b.member_id`,
  },
});

/**
 * Somebody's own shifts of these days, as they were told of them; a cancelled one stays, and says so. Those that they were taken off are
 * there where they are asked for.
 */
export const listOwnShifts = async (
  { db, organization }: Place,
  member: string,
  { from, to }: Days,
  { takenOff }: { readonly takenOff: boolean } = { takenOff: false },
): Promise<readonly OwnRow[]> => {
  const { rows } = await sql<OwnRow>`
    select ${TOLD}, jsonb_build_object('id', b.id, 'version', b.version, 'member', jsonb_build_object('id', m.id, 'name', m.name),
        'booking', b.booking, 'status', b.status, 'status_reason', b.status_reason, 'checked_in_at', b.checked_in_at) as mine,
      array(select o.name from assignments a join members o on o.org_id = a.org_id and o.id = a.member_id
        where ${TAKES} and a.published_at is not null and a.member_id <> b.member_id order by o.name) as mates,
      coalesce((select sum(e.duration_s) from activity_entries e where e.org_id = t.org_id and e.shift_id = t.shift_id
        and e.member_id = b.member_id and e.archived_at is null), 0)::int as logged_s,
      t.told + b.version as sequence, greatest(b.updated_at, uuid_extract_timestamp(t.publication_id)) as told_at,
      b.withdrawn_at is not null as taken_off,
      case when b.status = 'confirmed' and t.starts_at - interval '30 minutes' <= now() and t.ends_at > now() then ${UNREAD} end as unread_handover
    from ${FROM}
    join assignments b on b.org_id = t.org_id and b.shift_id = t.shift_id and b.published_at is not null
      and (b.withdrawn_at is null or t.cancelled or ${takenOff}::boolean and ${TAKEN_OFF})
    join members m on m.org_id = b.org_id and m.id = b.member_id
    where t.org_id = ${organization} and b.member_id = ${member} and t.day between ${from}::date and ${to}::date
    order by t.starts_at, t.shift_id`.execute(db);
  return rows;
};

/** Open places that the caller could take: published, still to come, of projects that they may see, and they aren't on it. */
export const listOpenShifts = async (
  context: Context,
  member: string,
  { from, to }: Days,
): Promise<readonly ToldShift[]> => {
  const visible = visibleProjects(context).select('projects.id');
  const { rows } = await sql<ToldShift>`
    select * from (
      select ${TOLD} from ${FROM}
      where t.org_id = ${context.organization} and t.day between ${from}::date and ${to}::date and not t.cancelled
        and s.status = 'published' and t.starts_at > now() and t.project_id in (${visible})
        and not exists (select from assignments a where a.org_id = t.org_id and a.shift_id = t.shift_id and a.member_id = ${member}
          and a.archived_at is null)) told
    where open > 0 order by starts_at, id limit 50`.execute(context.db);
  return rows;
};

/** Publications that concern the caller and that they haven't read. */
export const listUnreadPublications = async ({ db, organization }: Context, member: string) => {
  const { rows } = await sql<{ id: string; project_id: string }>`
    select p.id, p.project_id from publication_people c join publications p on p.org_id = c.org_id and p.id = c.publication_id
    where c.org_id = ${organization} and c.member_id = ${member} and c.read_at is null order by p.id desc limit 100`.execute(
    db,
  );
  return rows;
};
