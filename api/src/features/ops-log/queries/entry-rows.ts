import { type RawBuilder, sql } from 'kysely';
import type { Attachment } from '#contract/attachments/shapes.ts';
import type { FollowUpState, HandoverState, IncidentState, Severity } from '#contract/ops-log/states.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { sentFilesJson } from '../../attachments/queries.ts';
import { mentionedIn } from './mentions.ts';
import { rosteredNext } from './rostered-next.ts';

/** What an incident, a handover or a follow-up has come to. */
interface Items {
  readonly incident?: {
    readonly state: IncidentState;
    readonly severity: Severity;
    readonly root_cause: string | null;
    readonly acknowledged_after_s: number | null;
    readonly resolved_after_s: number | null;
  };
  readonly handover?: {
    readonly state: HandoverState;
    readonly rostered_next: Reference[] | null;
    readonly gate: boolean | null;
  };
  readonly follow_up?: { readonly state: FollowUpState; readonly due: string; readonly owner: Reference };
}

interface Link {
  readonly id: string;
  readonly sequence: number;
}

const named = (id: string): RawBuilder<Reference | null> =>
  sql`(select jsonb_build_object('id', m.id, 'name', m.name) from members m where m.org_id = ops_log.org_id and m.id = ${sql.ref(id)})`;

const PEOPLE = sql<Reference[]>`(
  select coalesce(jsonb_agg(${named('p.id')} order by p.place), '[]')
  from unnest(ops_log.people) with ordinality as p (id, place))`;

/** Those whose hash the record holds: another one was never sent with it. */
const FILES = sql<Attachment[]>`case when ops_log.attachments = '{}' then '[]' else (
  select ${sentFilesJson} from attachments a
  where a.org_id = ops_log.org_id and a.ops_log_id = ops_log.id and a.sha256 = any (ops_log.attachments)) end`;

const CORRECTS = sql<Link | null>`case when ops_log.kind = 'correction' then (
  select jsonb_build_object('id', c.id, 'sequence', c.seq) from ops_log c
  where c.org_id = ops_log.org_id and c.project_id = ops_log.project_id and c.seq = ops_log.about) end`;

const CORRECTED_BY = sql<Link[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'sequence', c.seq) order by c.seq), '[]') from ops_log c
  where c.org_id = ops_log.org_id and c.project_id = ops_log.project_id and c.about = ops_log.seq and c.kind = 'correction')`;

const SHIFT = sql<{ starts_at: string; ends_at: string } | null>`(
  select jsonb_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at) from published_shifts s
  where s.org_id = ops_log.org_id and s.shift_id = case when ops_log.kind = 'correction' then (
    select e.shift_id from ops_log e where e.org_id = ops_log.org_id and e.project_id = ops_log.project_id and e.seq = ops_log.about)
    else ops_log.shift_id end)`;

const NEXT = rosteredNext({
  ...{ organization: sql`ops_log.org_id`, project: sql`ops_log.project_id` },
  ...{ shift: sql`ops_log.shift_id`, author: sql`ops_log.author_id` },
});

/** From when it happened; none where a correction let it happen later. */
const secondsTo = (at: RawBuilder<unknown>) =>
  sql`case when ${at} is not null then floor(greatest(0, extract(epoch from ${at} - ops_log.occurred_at))) end`;

/** What entries have come to; `entry` is the place of the entry that a row speaks of. */
const itemsOf = (entry: RawBuilder<unknown>) => sql<Items>`(
  select coalesce(jsonb_object_agg(i.kind, jsonb_build_object(
    'state', i.state, 'severity', i.severity, 'root_cause', i.root_cause, 'due', i.due,
    'owner', ${named('i.owner_id')},
    'rostered_next', case when i.kind = 'handover' and i.state in ('signed_out', 'waived') then ${NEXT} end,
    'gate', case when i.kind = 'handover' and i.state = 'signed_out' then (
      select p.handover_gate from projects p where p.org_id = i.org_id and p.id = i.project_id) end,
    'acknowledged_after_s', ${secondsTo(sql`i.acknowledged_at`)},
    'resolved_after_s', ${secondsTo(sql`i.resolved_at`)})), '{}')
  from ops_log_items i where i.org_id = ops_log.org_id and i.project_id = ops_log.project_id and i.entry_seq = ${entry})`;

/** Records of a project with the names of today, in no order yet; a correction with what its entry has come to where that is asked. */
export const recordRows = (
  { db, organization }: Context,
  project: string,
  entry: RawBuilder<unknown> = sql`ops_log.seq`,
) =>
  db
    .selectFrom('ops_log')
    .where('ops_log.org_id', '=', organization)
    .where('ops_log.project_id', '=', project)
    .select(['ops_log.id', 'ops_log.seq', 'ops_log.project_id', 'ops_log.kind', 'ops_log.about'])
    .select(['ops_log.state', 'ops_log.type', 'ops_log.severity', 'ops_log.title', 'ops_log.body'])
    .select(['ops_log.root_cause', 'ops_log.occurred_at', 'ops_log.recorded_at', 'ops_log.shift_id'])
    .select(['ops_log.location', 'ops_log.tags', 'ops_log.attachments', 'ops_log.client_uuid'])
    .select([named('ops_log.author_id').as('author'), PEOPLE.as('people'), FILES.as('files')])
    .select(mentionedIn('ops_log').as('mentions'))
    .select([
      CORRECTS.as('corrects'),
      CORRECTED_BY.as('corrected_by'),
      itemsOf(entry).as('items'),
      SHIFT.as('shift'),
    ])
    .select(sql<string>`encode(ops_log.hash, 'hex')`.as('hash'));

/** Of a record: that it is an entry or a correction. Written out, for the indexes of those alone. */
export const SAID = sql<boolean>`ops_log.kind in ('entry', 'correction')`;

/** A record with the names of today. */
export type RecordRow = Awaited<ReturnType<ReturnType<typeof recordRows>['execute']>>[number];
