import { type RawBuilder, sql } from 'kysely';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { waitingForOwner } from '../../activity/queries.ts';
import type { readProject } from './read-project.ts';

type Read = NonNullable<Awaited<ReturnType<typeof readProject>>>;

/** Time that something stands for. */
export interface Counted {
  readonly entries: number;
  readonly seconds: number;
}

/** What is known of a project's time before its settings change. */
export interface ReachFacts {
  readonly before_start: Counted;
  readonly after_end: Counted;
  readonly billable: Counted;
  readonly unbillable: Counted;
  readonly logged: Counted;
  readonly removed_services: Counted & { readonly names: string[] };
  readonly waiting: number;
  readonly sees_all: boolean;
}

/** Everything that a preview asks of the time on a project, from its sums by day, in one statement. */
export const readReachFacts = (
  context: Context,
  project: Read,
  { start_date, end_date, service_type_ids = [] }: ProjectChanges,
): Promise<ReachFacts> => {
  const { db, organization } = context;
  const before = project.service_types.map(({ id }) => id);
  const counted = (condition: RawBuilder<unknown>) =>
    sql<Counted>`(select jsonb_build_object('entries', coalesce(sum(entries), 0), 'seconds', coalesce(sum(seconds), 0))
      from days where ${condition})`;
  const isRemoved = sql`d.service_type_id is not null and cardinality(${service_type_ids}::uuid[]) > 0
    and d.service_type_id <> all(${service_type_ids}::uuid[])
    and (cardinality(${before}::uuid[]) = 0 or d.service_type_id = any(${before}::uuid[]))`;
  return db
    .with('days', (of) =>
      of
        .selectFrom('project_days as d')
        .select(['d.work_date', 'd.billable', 'd.service_type_id', 'd.entries', 'd.seconds'])
        .select(sql<boolean>`${isRemoved}`.as('removed'))
        .where('d.org_id', '=', organization)
        .where('d.project_id', '=', project.id)
        .where('d.entries', '>', 0),
    )
    .selectNoFrom([
      counted(sql`work_date < ${start_date ?? null}::date`).as('before_start'),
      counted(sql`work_date > ${end_date ?? null}::date`).as('after_end'),
      counted(sql`billable`).as('billable'),
      counted(sql`not billable`).as('unbillable'),
      counted(sql`true`).as('logged'),
      sql<ReachFacts['removed_services']>`(select jsonb_build_object('entries', coalesce(sum(entries), 0),
        'seconds', coalesce(sum(seconds), 0), 'names', (
          select coalesce(jsonb_agg(s.name order by s.name), '[]') from service_types s
          where s.org_id = ${organization} and s.id in (select service_type_id from days where removed)))
        from days where removed)`.as('removed_services'),
      waitingForOwner(context, project.id, project.owner_id).as('waiting'),
      seesAnyway(context, project).as('sees_all'),
    ])
    .executeTakeFirstOrThrow();
};

/** Whether the present owner would see the project without owning it: by a role here or in the organization, or as its sponsor. */
const seesAnyway = ({ organization }: Context, { id, owner_id, sponsor_id }: Read) =>
  sql<boolean>`(${owner_id === sponsor_id} or exists (
    select from members m join role_grants g on g.org_id = m.org_id and g.subject = m.user_sub
    where m.org_id = ${organization} and m.id = ${owner_id}::uuid and g.archived_at is null
      and (g.expires_at is null or g.expires_at > now())
      and (g.project_id = ${id}::uuid or (g.project_id is null and g.role > 'member'))))`;
