import { sql } from 'kysely';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { ACCOUNT_PLANS } from '#contract/account-plans/places.ts';
import { burnOf, type HealthFacts } from '#contract/projects/health.ts';
import type { Health } from '#contract/projects/shapes.ts';
import { LOGGABLE_STATUSES, OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../platform/context.ts';

/**
 * The projects that the caller may know of, without a selection yet. Coordinators and above see all of the
 * organization's; a member those they own, sponsor or hold a grant in. An invisible one answers like a missing one.
 */
export const visibleProjects = (context: Context) => {
  const projects = context.db.selectFrom('projects').where('projects.org_id', '=', context.organization);
  if (seesEveryProject(context)) return projects;
  return projects.where((is) =>
    is.or([
      is('projects.id', '=', is.fn.any(is.val(grantedProjects(context)))),
      is('projects.owner_id', '=', context.member),
      is('projects.sponsor_id', '=', context.member),
    ]),
  );
};

/** Whether somebody sees every project of the organization: its coordinators and above. */
export const seesEveryProject = ({ person, organization }: Context): boolean => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  return role !== null && rank(role) > rank('member');
};

const grantedProjects = ({ person, organization }: Context): string[] => {
  const place = `${organizationDomain(organization)}/project/`;
  return person.policy.data.g.flatMap(([, , , domain]) =>
    domain.startsWith(place) ? [domain.slice(place.length)] : [],
  );
};

/** A visible project by id; undefined for a missing, foreign or invisible one. */
export const findProject = (context: Context, id: string) =>
  visibleProjects(context).selectAll('projects').where('projects.id', '=', id).executeTakeFirst();

/**
 * A visible project in which time may be logged for `day`: planned, active or on hold, and the day between its first
 * and last day. Undefined otherwise; ask `findProject` for the reason.
 */
export const findOpenProject = (context: Context, id: string, day: string) =>
  openProjects(context, day).selectAll('projects').where('projects.id', '=', id).executeTakeFirst();

/** The visible projects in which time may be logged for `day`, without a selection yet. */
export const openProjects = (context: Context, day: string) =>
  visibleProjects(context)
    .where('projects.status', 'in', LOGGABLE_STATUSES)
    .where('projects.archived_at', 'is', null)
    .where('projects.start_date', '<=', day)
    .where((is) => is.or([is('projects.end_date', 'is', null), is('projects.end_date', '>=', day)]));

/** Ids and names of the service types that a project's time may be logged as, by name; none = all active ones. */
export const listProjectServices = ({ db, organization }: Context, project: string) =>
  db
    .selectFrom('project_services as p')
    .innerJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'p.org_id').onRef('s.id', '=', 'p.service_type_id'),
    )
    .select(['s.id', 's.name', 's.code', 's.billable'])
    .where('p.org_id', '=', organization)
    .where('p.project_id', '=', project)
    .orderBy('s.name')
    .execute();

/** Whether somebody may read the account plans that projects serve; nobody else is told of them. */
export const seesPlans = ({ person, organization }: Pick<Context, 'person' | 'organization'>): boolean =>
  person.permissions.can('read', `${ACCOUNT_PLANS}/any`, organizationDomain(organization));

/** What a project costs, and so its margin, is for managers and above. */
export const seesCosts = (
  { person, organization }: Pick<Context, 'person' | 'organization'>,
  project?: string,
): boolean => {
  const domain = project ? projectDomain(organization, project) : organizationDomain(organization);
  const role = person.permissions.highestRole(domain);
  return role !== null && rank(role) >= rank('manager');
};

/** What counts for a project's health now, as the caller sees it in a list; null = not set. */
export const healthNow = (context: Context) =>
  sql<Health | null>`health_of(projects, project_totals, (select muster_today()), ${seesCosts(context)})`;

/** Visible projects that aren't over, with what their health is told by; without a selection yet. */
export const unfinishedProjects = (context: Context) =>
  visibleProjects(context)
    .leftJoin('project_totals', (join) =>
      join
        .onRef('project_totals.org_id', '=', 'projects.org_id')
        .onRef('project_totals.project_id', '=', 'projects.id'),
    )
    .where('projects.status', 'in', OPEN_STATUSES);

/** How many visible projects that aren't over are of which health. */
export const countByHealth = (context: Context) =>
  unfinishedProjects(context)
    .select([healthNow(context).as('health'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`)
    .execute();

const FACTS = [
  ...(['projects.billing', 'projects.start_date', 'projects.end_date', 'projects.budget_minor'] as const),
  ...(['projects.budget_minutes', 'projects.budget_period', 'projects.health_mode'] as const),
  ...([
    'projects.health',
    'projects.status',
    'project_totals.bill_minor',
    'project_totals.cost_minor',
  ] as const),
  'project_totals.seconds',
] as const;

/** Columns of {@link unfinishedProjects} that tell how much of a budget is used. */
export const selectBurn = (context: Context) =>
  unfinishedProjects(context).select(FACTS).select(sql<string>`muster_today()`.as('today'));

type BurnRow = Awaited<ReturnType<ReturnType<typeof selectBurn>['execute']>>[number];

/** Per cent of its budget that a project has used, as its list shows it; null without a budget, or where costs count that are hidden. */
export const burnNow = (context: Context, { today, ...row }: BurnRow): number | null => {
  const cost_minor = seesCosts(context) ? (row.cost_minor ?? 0) : null;
  const facts: HealthFacts = {
    ...row,
    bill_minor: row.bill_minor ?? 0,
    seconds: row.seconds ?? 0,
    cost_minor,
  };
  const burn = burnOf(facts, today);
  return burn === null ? null : Math.floor(burn);
};
