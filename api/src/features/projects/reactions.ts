import { sql } from 'kysely';
import { burnOf, type HealthFacts } from '#contract/projects/health.ts';
import { readRoles } from '../../platform/access/people.ts';
import type { Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { seesCosts } from './queries.ts';

export { lateMilestones } from './reactions/milestones.ts';

interface Watched extends HealthFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly alert_pcts: readonly number[];
  readonly today: string;
  readonly owner: string | null;
  readonly sponsor: string | null;
}

/** Tells a project's owner and sponsor once of every threshold that its burn has passed; of several passed at once the highest. */
const tellOfBudgets: Reaction = async (inside, events) => {
  const projects = [...new Set(events.flatMap(({ project }) => project ?? []))];
  const notices: Notice[] = [];
  for (const project of await readWatched(inside, projects))
    for (const who of peopleOf(project)) notices.push(...(await noticesFor(inside, project, who)));
  return notices;
};

const readWatched = async (
  { db, organization }: Inside,
  ids: readonly string[],
): Promise<readonly Watched[]> => {
  const { rows } = await sql<Watched>`
    select p.id, p.code, p.name, p.alert_pcts, p.billing, p.start_date::text, p.end_date::text, p.budget_minor, p.budget_minutes,
      p.budget_period, p.health_mode, p.health, p.status, coalesce(t.bill_minor, 0) as bill_minor,
      coalesce(t.cost_minor, 0) as cost_minor, coalesce(t.seconds, 0) as seconds, muster_today()::text as today,
      (select m.user_sub from members m where m.org_id = p.org_id and m.id = p.owner_id) as owner,
      (select m.user_sub from members m where m.org_id = p.org_id and m.id = p.sponsor_id) as sponsor
    from projects p left join project_totals t on t.org_id = p.org_id and t.project_id = p.id
    where p.org_id = ${organization} and p.id = any (${ids}) and p.archived_at is null
      and (p.budget_minor > 0 or p.budget_minutes > 0)`.execute(db);
  return rows;
};

interface Told {
  readonly recipient: string;
  readonly reason: string;
}

const peopleOf = ({ owner, sponsor, name }: Watched): Told[] =>
  [
    { recipient: owner, reason: `You own ${name}.` },
    { recipient: sponsor, reason: `You sponsor ${name}.` },
  ].flatMap(({ recipient, reason }) => (recipient ? [{ recipient, reason }] : []));

/** What a project costs is left out for whoever may not see it: they are told of what they can look up. */
const asSeenBy = async ({ db, organization }: Inside, project: Watched, sub: string): Promise<Watched> => {
  if (project.billing !== 'non_billable' || project.budget_minor === null || !organization) return project;
  const person = await readRoles(db, sub);
  return seesCosts({ person, organization }, project.id) ? project : { ...project, cost_minor: null };
};

const noticesFor = async (inside: Inside, project: Watched, who: Told): Promise<Notice[]> => {
  const burn = burnOf(await asSeenBy(inside, project, who.recipient), project.today);
  const passed = project.alert_pcts.filter((threshold) => burn !== null && burn >= threshold);
  if (burn === null || passed.length === 0) return [];
  const threshold = Math.max(...passed);
  return [
    {
      ...who,
      type: 'budget.threshold',
      title: `Budget alert: ${project.code} has used ${Math.floor(burn)} %`,
      message: `${project.name} has passed ${threshold} % of its budget.`,
      project: project.id,
      target: { type: 'project', id: project.id },
      url: `/manager/projects/${project.id}`,
      priority: threshold >= 100 ? 'urgent' : 'normal',
      group: `budget:${project.id}`,
      source: `budget:${project.id}:${threshold}:${project.budget_minor ?? ''}:${project.budget_minutes ?? ''}`,
      // Whoever logs the hour that passes it wants to know, too.
      receipt: true,
    },
  ];
};

/** What happens to a project's time tells people of its budget. */
export const projectReactions: Reactions = Object.fromEntries(
  [
    'activity.created',
    'activity.updated',
    'activity.restored',
    'timer.stopped',
    'project.imported',
    'project.updated',
  ].map((type) => [type, [tellOfBudgets]]),
);
