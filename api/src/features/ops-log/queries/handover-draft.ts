import { type RawBuilder, sql } from 'kysely';
import { type HandoverDraft, NAMED_LIMIT, WRITTEN_LIMIT } from '#contract/ops-log/handover-draft.ts';
import type { IncidentState, OpsLogType, Severity } from '#contract/ops-log/states.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';

interface Said {
  readonly id: string;
  readonly sequence: number;
  readonly title: string;
}

interface Open extends Said {
  readonly kind: 'incident' | 'handover' | 'follow_up';
  readonly state: IncidentState;
  readonly severity: Severity;
  readonly since: string;
  readonly by: Reference | null;
  readonly owner: Reference;
  readonly due: string;
  readonly note: string;
}

interface Written extends Said {
  readonly type: OpsLogType;
  readonly severity: Severity;
  readonly occurred_at: string;
}

const TITLE = sql`coalesce((select c.title from ops_log c where c.org_id = e.org_id and c.project_id = e.project_id and c.about = e.seq
  and c.kind = 'correction' order by c.seq desc limit 1), e.title) as title`;
const SAID = sql`e.id, e.seq as sequence, ${TITLE}`;
const named = (member: string): RawBuilder<Reference | null> =>
  sql`(select jsonb_build_object('id', m.id, 'name', m.name) from members m where m.org_id = e.org_id and m.id = ${sql.ref(member)})`;

/** The record that signed a handover out last. */
const lastSignedOut = ({ organization }: Context, project: string) =>
  sql`(select s.seq, s.about, s.recorded_at from ops_log s where s.org_id = ${organization} and s.project_id = ${project}
    and s.kind = 'handover' and s.state = 'signed_out' order by s.seq desc limit 1)`;

const readSince = async (context: Context, project: string) => {
  const { rows } = await sql<Said & { at: string }>`
    select ${SAID}, l.recorded_at as at from ${lastSignedOut(context, project)} l
    join ops_log e on e.org_id = ${context.organization} and e.project_id = ${project} and e.seq = l.about`.execute(
    context.db,
  );
  return rows[0] ?? null;
};

/** The shift that the caller is on, else the one that they were on or come to. */
const readShift = async ({ db, organization, member }: Context, project: string) => {
  const { rows } = await sql<NonNullable<HandoverDraft['shift']> & { at: string }>`
    select s.shift_id as id, s.day::text as day, to_char(s.starts_at at time zone s.timezone, 'HH24:MI') as start,
      to_char(s.ends_at at time zone s.timezone, 'HH24:MI') as "end", v.name as service, s.site
    from assignments a join published_shifts s on s.org_id = a.org_id and s.shift_id = a.shift_id
    left join service_types v on v.org_id = s.org_id and v.id = s.service_type_id
    where a.org_id = ${organization} and a.member_id = ${member} and s.project_id = ${project} and not s.cancelled
      and a.archived_at is null and a.withdrawn_at is null and a.published_at is not null and a.booking = 'hard'
      and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
      and s.starts_at - interval '30 minutes' <= now() and s.ends_at + interval '2 hours' >= now()
    order by now() >= s.starts_at and now() < s.ends_at desc, s.starts_at < now() desc, s.ends_at, s.shift_id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Incidents that aren't closed, follow-ups that aren't done and handovers that are disputed, the gravest and oldest first. */
const listOpen = async ({ db, organization }: Context, project: string) => {
  const { rows } = await sql<Open>`
    select * from (
      select i.kind, i.state, i.severity, ${SAID}, c.recorded_at as since, ${named('i.owner_id')} as owner, i.due::text as due, c.body as note,
        case when i.state <> 'open' then ${named('c.author_id')} end as by,
        row_number() over (partition by i.kind order by i.severity desc, i.due, e.seq) as place
      from ops_log_items i
      join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
      join ops_log c on c.org_id = i.org_id and c.project_id = i.project_id and c.seq = i.changed_seq
      where i.org_id = ${organization} and i.project_id = ${project} and not i.settled
        and (i.kind in ('incident', 'follow_up') or i.state = 'disputed')) open
    where place <= ${NAMED_LIMIT} order by place`.execute(db);
  return rows;
};

/** What was written since something was signed out, newest first, as far as it is counted: those that are named carry a title. */
const listWritten = async (context: Context, project: string) => {
  const { rows } = await sql<Omit<Written, 'title'> & { title: string | null }>`
    select w.id, w.seq as sequence, w.type, w.severity, w.occurred_at,
      case when w.is_named then (select ${TITLE} from ops_log e where e.org_id = w.org_id and e.id = w.id) end as title
    from (
      select r.org_id, r.id, r.seq, r.type, r.severity, r.occurred_at, r.severity >= 'sev3' or r.type = 'decision' as is_named
      from ops_log r left join ${lastSignedOut(context, project)} l on true
      where r.org_id = ${context.organization} and r.project_id = ${project} and r.kind = 'entry' and r.type <> 'handover'
        and r.seq > coalesce(l.seq, 0) and (l.seq is not null or r.recorded_at > now() - interval '24 hours')
      order by r.seq desc limit ${WRITTEN_LIMIT + 1}) w
    order by w.seq desc`.execute(context.db);
  return rows;
};

/** What a handover of a project starts from. */
export const readHandoverDraft = async (context: Context, project: string): Promise<HandoverDraft> => {
  const [since, shift, open, written] = await Promise.all([
    readSince(context, project),
    readShift(context, project),
    listOpen(context, project),
    listWritten(context, project),
  ]);
  const ofKind = (kind: Open['kind']) => open.filter((one) => one.kind === kind);
  const said = ({ id, sequence, title }: Said): Said => ({ id, sequence, title });
  return {
    ...{ at: context.now.toISOString(), since, shift },
    incidents: ofKind('incident').map((one) => ({
      ...{ ...said(one), severity: one.severity, state: one.state, since: one.since, by: one.by },
    })),
    follow_ups: ofKind('follow_up').map((one) => ({ ...said(one), owner: one.owner, due: one.due })),
    disputed: ofKind('handover').map((one) => ({ ...said(one), by: one.by, note: one.note })),
    written: {
      count: written.length,
      named: written
        .flatMap(({ title, ...one }) => (title === null ? [] : [{ ...one, title }]))
        .slice(0, NAMED_LIMIT),
    },
  };
};
