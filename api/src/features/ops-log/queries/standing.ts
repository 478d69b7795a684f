import { sql } from 'kysely';
import type { OpsLogStanding } from '#contract/ops-log/statistics.ts';
import type { Context } from '../../../platform/context.ts';
import { UNANSWERED } from './filters.ts';

/** What of a project's ops-log waits for somebody now, as its entries say now, in one statement. */
export const findStanding = async (
  { db, organization }: Context,
  project: string,
): Promise<OpsLogStanding> => {
  const { rows } = await sql<OpsLogStanding>`
    with waiting as materialized (
      select i.kind, i.state, e.id, e.seq as sequence, coalesce(c.title, e.title) as title,
        coalesce(c.severity, e.severity) as severity, coalesce(c.occurred_at, e.occurred_at) as occurred_at
      from ops_log_items i
      join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
      left join lateral (
        select x.title, x.severity, x.occurred_at from ops_log x where x.org_id = i.org_id and x.project_id = i.project_id
          and x.about = i.entry_seq and x.kind = 'correction' order by x.seq desc limit 1) c on true
      where i.org_id = ${organization}::uuid and i.project_id = ${project}::uuid and not i.settled
        and (i.kind = 'incident' or i.kind = 'handover' and ${UNANSWERED})
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('severity', s.severity, 'entries', s.entries,
          'unacknowledged', s.unacknowledged) order by s.severity desc), '[]')
        from (select severity, count(*) as entries, count(*) filter (where state = 'open') as unacknowledged
          from waiting where kind = 'incident' group by severity) s) as incidents,
      (select to_jsonb(w) - 'kind' - 'state' from waiting w
        where w.kind = 'incident' and w.state = 'open' order by w.occurred_at, w.id limit 1) as unacknowledged,
      jsonb_build_object(
        'entries', (select count(*) from waiting where kind = 'handover'),
        'longest', (select to_jsonb(w) - 'kind' - 'state' - 'severity' from waiting w
          where w.kind = 'handover' order by w.occurred_at, w.id limit 1)) as handovers`.execute(db);
  return rows[0] ?? { incidents: [], unacknowledged: null, handovers: { entries: 0, longest: null } };
};
