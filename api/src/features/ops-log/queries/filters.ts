import { type RawBuilder, sql } from 'kysely';
import type { OpsLogFilters } from '#contract/ops-log/endpoints.ts';
import type { HandoverOutcome } from '#contract/ops-log/statistics.ts';

type Fragment = RawBuilder<boolean>;

/** Which log. */
export interface Place {
  readonly organization: string;
  readonly project: string;
}

/** Place of the entry that a row speaks of: its own, and where rows say what entries say now, that of what they correct. */
export const spokenOf = ({ said }: Pick<OpsLogFilters, 'said'>): RawBuilder<number> =>
  said ? sql`coalesce(ops_log.about, ops_log.seq)` : sql`ops_log.seq`;

/** Of an entry or a correction: that nothing was said of it since. */
export const SAID_LAST = sql<boolean>`not exists (select from ops_log c
  where c.org_id = ops_log.org_id and c.project_id = ops_log.project_id and c.about = coalesce(ops_log.about, ops_log.seq)
    and c.kind = 'correction' and c.seq > ops_log.seq)`;

/** How a handover went (decision 138), of an item `i`. */
export const OUTCOME = sql<HandoverOutcome>`case when i.state = 'drafted' then 'drafted'
  when exists (select from ops_log d where d.org_id = i.org_id and d.project_id = i.project_id and d.about = i.entry_seq
    and d.kind = 'handover' and d.state = 'disputed') then 'disputed'
  when coalesce(i.acknowledged_at, now()) > (
    select coalesce(s.ends_at, e.occurred_at) + interval '1 minute' * p.handover_overdue_min from ops_log e
    join projects p on p.org_id = e.org_id and p.id = e.project_id
    left join published_shifts s on s.org_id = e.org_id and s.shift_id = e.shift_id
    where e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq) then 'late'
  when i.acknowledged_at is null then 'waiting' else 'on_time' end`;

/** What rows of `ops_log` are kept by; words, people and tags row by row, without their indexes. */
export const conditionsOf = (place: Place, query: OpsLogFilters): Fragment[] => {
  const { type, severity, from, to, open, said } = query;
  return [
    ...(type ? [sql<boolean>`ops_log.type in (${sql.join(type)})`] : []),
    ...(severity ? [sql<boolean>`ops_log.severity in (${sql.join(severity)})`] : []),
    ...(from ? [sql<boolean>`ops_log.occurred_at >= ${from}`] : []),
    ...(to ? [sql<boolean>`ops_log.occurred_at < ${to}`] : []),
    ...(said ? [SAID_LAST] : []),
    ...(open ? [said ? openAsSaid(place) : OPEN] : []),
    ...(query.shift ? [duringLastShift(place)] : []),
    ...outcomesOf(query),
    ...wordsOf(query),
  ];
};

/** Of posts that end together the one that began first. */
const duringLastShift = ({ organization, project }: Place): Fragment => {
  const edge = (at: 'starts_at' | 'ends_at') => sql`(select s.${sql.ref(at)} from published_shifts s
    where s.org_id = ${organization}::uuid and s.project_id = ${project}::uuid and not s.cancelled and s.ends_at <= now()
    order by s.ends_at desc, s.starts_at limit 1)`;
  return sql`ops_log.occurred_at >= ${edge('starts_at')} and ops_log.occurred_at < ${edge('ends_at')}`;
};

const wordsOf = ({ q, member_id, tag }: OpsLogFilters): Fragment[] => [
  ...(q ? [sql<boolean>`ops_log.words @@ ops_log_query(${q})`] : []),
  ...(member_id ? [sql<boolean>`ops_log.people @> array[${member_id}]::uuid[]`] : []),
  ...(tag ? [sql<boolean>`ops_log.tags @> array[${tag}]::text[]`] : []),
];

/** Somebody was let in before they took over: that is no answer. */
export const UNANSWERED = sql<boolean>`i.state in ('signed_out', 'waived')`;

const wentAs = (wanted: NonNullable<OpsLogFilters['handover']>): Fragment => {
  const went = sql<boolean>`${OUTCOME} in (${sql.join(wanted)})`;
  return wanted.includes('unanswered') ? sql`(${went} or ${UNANSWERED})` : went;
};

/** Written out beside the item, the type has an index in the order of the list. */
const outcomesOf = (query: OpsLogFilters): Fragment[] => {
  const { incident, handover } = query;
  const item = (kind: 'incident' | 'handover', kept: Fragment) =>
    sql<boolean>`ops_log.type = ${sql.lit(kind)} and exists (select from ops_log_items i where i.org_id = ops_log.org_id
      and i.project_id = ops_log.project_id and i.entry_seq = ${spokenOf(query)} and i.kind = ${sql.lit(kind)} and ${kept})`;
  return [
    ...(incident ? [item('incident', sql`i.state in (${sql.join(incident)})`)] : []),
    ...(handover ? [item('handover', wentAs(handover))] : []),
  ];
};

const OPEN = sql<boolean>`exists (select from ops_log_items i where i.org_id = ops_log.org_id
  and i.project_id = ops_log.project_id and i.entry_seq = ops_log.seq and not i.settled)`;

/** Few are open: they are looked up first, and what was said of them by its index. */
const openAsSaid = ({ organization, project }: Place): Fragment => {
  const open = sql`array(select i.entry_seq from ops_log_items i
    where i.org_id = ${organization}::uuid and i.project_id = ${project}::uuid and not i.settled)`;
  return sql`(ops_log.seq = any (${open}) or ops_log.about = any (${open}))`;
};
