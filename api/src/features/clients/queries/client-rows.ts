import { sql } from 'kysely';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';

interface Work {
  readonly projects: number;
  readonly open_projects: number;
  readonly seconds: number;
  readonly margin_pct: number | null;
}

const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

const LAST_WORK_DAY = sql<string | null>`(
  select max(l.work_date)::text from projects p cross join lateral (
    select d.work_date from project_day_sums d where d.org_id = p.org_id and d.project_id = p.id and d.entries > 0
    order by d.work_date desc limit 1) l
  where p.org_id = clients.org_id and p.client_id = clients.id)`;

/** Of a group of projects `p` with their totals `t`: amounts of several currencies make no margin together. */
const marginFor = (context: Context) => sql`case
  when ${seesCosts(context)} and count(distinct p.currency) = 1 and sum(t.bill_minor) <> 0
  then round((sum(t.bill_minor) - sum(t.cost_minor)) * 100 / sum(t.bill_minor), 1) end`;

/** What a client says of itself. */
const OWN = [
  'clients.id',
  'clients.name',
  'clients.code',
  'clients.legal_name',
  'clients.vat_id',
  'clients.status',
  'clients.industry',
  'clients.parent_id',
  'clients.owner_id',
  'clients.currency',
  'clients.payment_terms_days',
  'clients.website',
  'clients.tags',
  'clients.external_ref',
  'clients.version',
  'clients.created_at',
  'clients.updated_at',
  'clients.archived_at',
  'clients.merged_into_id',
] as const;

/** The clients of the organization with what is shown beside them. */
export const clientRows = (context: Context) =>
  context.db
    .selectFrom('clients')
    .select(OWN)
    .select([
      sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = clients.org_id and m.id = clients.owner_id)`.as('owner'),
      sql<Reference | null>`(select jsonb_build_object('id', p.id, 'name', p.name) from clients p
        where p.org_id = clients.org_id and p.id = clients.parent_id)`.as('parent'),
      sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from clients m
        where m.org_id = clients.org_id and m.id = clients.merged_into_id)`.as('merged_into'),
      sql<Work>`(select jsonb_build_object('projects', count(*),
          'open_projects', count(*) filter (where p.status in (${open})), 'seconds', coalesce(sum(t.seconds), 0), 'margin_pct', ${marginFor(context)})
        from projects p left join project_totals t on t.org_id = p.org_id and t.project_id = p.id
        where p.org_id = clients.org_id and p.client_id = clients.id and p.archived_at is null)`.as('work'),
      LAST_WORK_DAY.as('last_work_day'),
    ])
    .where('clients.org_id', '=', context.organization);
