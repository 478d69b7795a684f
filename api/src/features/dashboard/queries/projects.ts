import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import { DAYS_AHEAD, ROWS_LISTED, ROWS_SHOWN, type WidgetFigure } from '#contract/dashboard/shapes.ts';
import { INCIDENT_STATES, type Severity, severity } from '#contract/ops-log/states.ts';
import { HEALTHS } from '#contract/projects/shapes.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import { listProjectsWithIncidents, openIncidents } from '../../ops-log/queries.ts';
import { burnNow, countByHealth, healthNow, selectBurn, visibleProjects } from '../../projects/queries.ts';
import { amountOf, chartOf, countOf, countRows, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget, Scene } from './scene.ts';

const LIST = '/manager/projects';
const OPEN = [...OPEN_STATUSES];
const href = (id: string) => `${LIST}/${id}/dashboard`;

type Unfinished = ReturnType<typeof selectBurn>;

const readProjects = async ({ context }: Scene, passing: Unfinished, view: string) => {
  const [count, rows] = await Promise.all([
    countRows(context, sql`${passing.clearSelect().select('projects.id')}`),
    passing
      .select(['projects.id', 'projects.code', 'projects.name', healthNow(context).as('now')])
      .orderBy(sql`array_position(array['red', 'amber', 'green'], ${healthNow(context)}::text)`)
      .orderBy('projects.name')
      .orderBy('projects.id')
      .limit(ROWS_SHOWN)
      .execute(),
  ]);
  const list = `${LIST}${searchOf({ view })}`;
  return {
    figures: [countOf('rows', count, list)],
    chart: null,
    rows: rows.map(({ id, code, name, now, ...facts }) =>
      rowOf({
        ...{ id, title: name, note: code, day: facts.end_date, mark: now, href: href(id) },
        share: burnNow(context, facts),
      }),
    ),
    href: list,
  };
};

/** Projects of one's own that aren't over. */
export const readOwnProjects: ReadWidget = (scene) =>
  readProjects(scene, selectBurn(scene.context).where('projects.owner_id', '=', scene.member), 'mine');

/** Projects whose health is amber or red, the worst first. */
export const readAttention: ReadWidget = (scene) =>
  readProjects(
    scene,
    selectBurn(scene.context).where(healthNow(scene.context), 'in', ['amber', 'red']),
    'attention',
  );

/** Projects that aren't over by their health. */
export const readHealth: ReadWidget = async ({ context }) => {
  const found = await countByHealth(context);
  const counts = [...HEALTHS, 'none' as const].map((health) =>
    countOf(
      health,
      found.find((one) => (one.health ?? 'none') === health)?.count ?? 0,
      `${LIST}${searchOf({ view: 'all', health, status: OPEN })}`,
    ),
  );
  const all = counts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return {
    figures: [countOf('rows', all, LIST), ...counts],
    chart: chartOf({ shape: 'bars', unit: 'count', counts: 'rows' }, counts.map(pointOf)),
    ...{ rows: [], href: LIST },
  };
};

const pointOf = ({ name, value, href: rows }: WidgetFigure) => ({ name, value: value ?? 0, href: rows });

interface IncidentsRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly open: number;
  readonly grave: number;
  readonly worst: Severity;
  readonly severities: Severity[];
}

const OPEN_INCIDENTS = INCIDENT_STATES.filter((state) => state !== 'closed');

/** Incidents that aren't closed by project, the gravest first. */
export const readIncidents: ReadWidget = async ({ context }) => {
  const readable = await listProjectsWithIncidents(context);
  const { rows } = await sql<IncidentsRow>`
    select p.id, p.code, p.name, count(*)::int as open, max(i.severity) as worst,
      array_agg(i.severity::text) as severities,
      count(*) filter (where i.severity in ('sev1', 'sev2'))::int as grave
    from ${openIncidents(readable)} i join projects p on p.org_id = ${context.organization} and p.id = i.project_id
    group by p.id, p.code, p.name order by grave desc, open desc, p.name, p.id`.execute(context.db);
  const log = (id: string) =>
    `${LIST}/${id}/ops-log${searchOf({ type: 'incident', incident: OPEN_INCIDENTS, said: 'now', view: 'table' })}`;
  return {
    figures: [
      countOf(
        'rows',
        rows.reduce((sum, { open }) => sum + open, 0),
      ),
      countOf(
        'grave',
        rows.reduce((sum, { grave }) => sum + grave, 0),
      ),
    ],
    chart: chartOf(
      { shape: 'bars', unit: 'count', counts: 'rows' },
      severity.options.toReversed().flatMap((name) => {
        const value = rows.flatMap(({ severities }) => severities).filter((one) => one === name).length;
        return value > 0 ? [{ name, value }] : [];
      }),
    ),
    rows: rows
      .slice(0, ROWS_LISTED)
      .map(({ id, code, name, open, worst }) =>
        rowOf({ id, title: name, note: code, mark: worst, amount: amountOf(open), href: log(id) }),
      ),
    href: null,
  };
};

interface MilestoneRow {
  readonly id: string;
  readonly name: string;
  readonly due_date: string;
  readonly project_id: string;
  readonly project: string;
}

/** Promises of projects that aren't over which are late, or due in the days ahead, the earliest first. */
export const readMilestones: ReadWidget = async ({ context, today }) => {
  const visible = visibleProjects(context)
    .select(['projects.id', 'projects.name'])
    .where('projects.status', 'in', OPEN);
  const { rows } = await sql<MilestoneRow>`
    select m.id, m.name, m.due_date, p.id as project_id, p.name as project
    from (${visible}) p join project_milestones m on m.org_id = ${context.organization} and m.project_id = p.id
    where not m.done and m.due_date <= ${addDays(today, DAYS_AHEAD - 1)}::date
    order by m.due_date, p.name, m.id`.execute(context.db);
  return {
    figures: [
      countOf('rows', rows.length),
      countOf('late', rows.filter((row) => row.due_date < today).length),
    ],
    chart: null,
    rows: rows.slice(0, ROWS_LISTED).map(({ id, name, due_date, project_id, project }) =>
      rowOf({
        ...{ id, title: name, note: project, day: due_date, href: href(project_id) },
        mark: due_date < today ? 'overdue' : null,
      }),
    ),
    href: null,
  };
};
