import { sql } from 'kysely';
import { roomToRead } from '../../ops-log/queries.ts';
import { isOfTimeAlone, isOneOf, likeOf, onDays, type Source } from './source.ts';

const at = sql`r.recorded_at`;

/** As the index has it. */
const happenings = sql`(r.kind = 'entry' and r.type = 'incident' or r.kind = 'incident' and r.state in ('open', 'closed') or r.kind = 'handover')`;

const type = sql`case when s.kind = 'entry' then 'incident.opened' when s.kind = 'incident' and s.state = 'open' then 'incident.reopened'
  else s.kind || '.' || s.state end`;

/** The entry as it was corrected last. */
const said = sql`(
  select jsonb_build_object('entry_id', e.id, 'title', coalesce(c.title, e.title), 'severity', coalesce(c.severity, e.severity))
  from ops_log e left join lateral (
    select x.title, x.severity from ops_log x
    where x.org_id = e.org_id and x.project_id = e.project_id and x.about = e.seq and x.kind = 'correction'
    order by x.seq desc limit 1) c on true
  where e.org_id = s.org_id and e.project_id = s.project_id and e.seq = s.entry_seq)`;

/**
 * What happened in a project's ops-log that others have to know, where it was written down: what came offline is new when it
 * comes. Row-level security shows nothing of it before the statement was let into the log.
 */
export const opsLogSource: Source = {
  kind: 'ops-log',
  room: ({ project }) => roomToRead(project),
  from: sql`ops_log r`,
  at,
  id: sql`r.id`,
  columns: sql`r.org_id, r.project_id, coalesce(r.about, r.seq) as entry_seq, r.kind, r.state, r.body, r.author_id`,
  conditions: (ask) => {
    if (isOfTimeAlone(ask)) return null;
    const { organization, filters } = ask;
    const { member_id, q } = filters;
    const like = likeOf(q ?? '');
    return [
      sql`r.org_id = ${organization} and r.project_id = room.project and ${happenings}`,
      ...(member_id
        ? [
            isOneOf(
              sql`r.author_id`,
              member_id.map((id) => sql`${id}::uuid`),
            ),
          ]
        : []),
      ...onDays(at, ask),
      ...(q ? [sql`(r.title ilike ${like} or r.body ilike ${like})`] : []),
    ];
  },
  answer:
    () => sql`${said} || jsonb_build_object('type', ${type}, 'note', case when s.kind = 'entry' then '' else s.body end,
    'actor', (select m.name from members m where m.org_id = s.org_id and m.id = s.author_id))`,
};
