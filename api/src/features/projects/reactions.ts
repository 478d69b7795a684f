import { sql } from 'kysely';
import { burnOf, type HealthFacts } from '#contract/projects/health.ts';
import type { Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';

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
  return (await readWatched(inside, projects)).flatMap(noticesOf);
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

const noticesOf = (project: Watched): Notice[] => {
  const burn = burnOf(project, project.today);
  const passed = project.alert_pcts.filter((threshold) => burn !== null && burn >= threshold);
  if (burn === null || passed.length === 0) return [];
  const threshold = Math.max(...passed);
  const people = [
    { recipient: project.owner, reason: `You own ${project.name}.` },
    { recipient: project.sponsor, reason: `You sponsor ${project.name}.` },
  ];
  const told = people.flatMap(({ recipient, reason }) => (recipient ? [{ recipient, reason }] : []));
  return told.map((who) => ({
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
  }));
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
