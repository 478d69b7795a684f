import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import type { DemoProject } from '../demo/company.ts';
import { chanceOf, idOf, pick } from '../demo/random.ts';
import { FIRST_DAY, type Happening, made, managersOf, momentOf, type Stage } from './happening.ts';
import { type Edit, editsOf } from './project-edits.ts';

const PATHS: Readonly<Record<string, readonly string[]>> = {
  proposed: ['proposed'],
  planned: ['proposed', 'planned'],
  active: ['proposed', 'planned', 'active'],
  on_hold: ['proposed', 'planned', 'active', 'on_hold'],
};

/** The life of every project up to what it is today: made, planned, begun, and changed many times. */
export const projectLivesOf = (stage: Stage): Happening[] =>
  stage.company.projects.flatMap((project, at) => lifeOf(stage, project, at));

const lifeOf = (stage: Stage, project: DemoProject, at: number): Happening[] => {
  const { slug } = stage.company;
  const chance = chanceOf(slug, project.code, 'life');
  const managers = managersOf(stage.company);
  const [boss = ''] = managers;
  const owner = managers.includes(project.owner) ? project.owner : boss;
  const id = idOf(slug, project.code);
  const about = { subject: ['project', id] as const, project: id };
  const begun = bornDaysAgo(project);
  const edits = editsOf(stage.company, project, stage.now);
  const told: Happening[] = [
    {
      ...about,
      ...{ at: momentOf(stage, begun, 60 + at * 13), by: owner, type: 'project.created' },
      changes: made(fieldsAtFirst(stage, project, edits)),
    },
  ];
  const started = addSteps(stage, project, { about, owner, begun, at }, told);
  const span = Math.max(1, started - 2);
  edits.forEach(({ changes }, index) => {
    const daysAgo = started - 1 - (span * (index + chance() * 0.8)) / edits.length;
    const by = chance() < 0.7 ? owner : pick(chance, [boss, ...managers]);
    const minutes = 20 + Math.floor(chance() * 500);
    told.push({
      ...about,
      ...{ at: momentOf(stage, Math.max(1, daysAgo), minutes), by, type: 'project.updated', changes },
    });
  });
  return told;
};

/** What ran before the organization began was written down then; the rest when it was first thought of. */
export const bornDaysAgo = ({ weeks: [from] }: DemoProject): number =>
  Math.min(FIRST_DAY - 2, Math.max(9, 20 - from * 7));

interface Birth {
  readonly about: Pick<Happening, 'subject' | 'project'>;
  readonly owner: string;
  readonly begun: number;
  readonly at: number;
}

/** Tells each step to the status of today; answers how many days ago the last but a pause was. */
const addSteps = (
  stage: Stage,
  { status = 'active', weeks: [from] }: DemoProject,
  { about, owner, begun, at }: Birth,
  told: Happening[],
): number => {
  const path = PATHS[status] ?? ['proposed'];
  const days = [begun, begun - 2, Math.max(2, Math.min(begun - 4, -from * 7)), 12];
  path.slice(1).forEach((to, step) => {
    told.push({
      ...about,
      ...{ at: momentOf(stage, days[step + 1] ?? 1, 95 + at * 7), by: owner, type: `project.${to}` },
      changes: { status: [path[step], to] },
      ...(to === 'on_hold' ? { data: { reason: 'The client rebuilds the barriers until spring' } } : {}),
    });
  });
  return days[Math.min(path.length, 3) - 1] ?? begun;
};

const fieldsAtFirst = ({ company, now }: Stage, project: DemoProject, edits: readonly Edit[]) => {
  const { slug, settings } = company;
  const [from, to] = project.weeks;
  const today = {
    ...{ code: project.code, name: project.name },
    client_id: project.client ? idOf(slug, 'client', project.client) : null,
    owner_id: idOf(slug, project.owner),
    type: project.client ? 'client' : 'internal',
    billing: project.billing ?? 'time_and_materials',
    start_date: format(addWeeks(now, from), 'yyyy-MM-dd'),
    end_date: format(addWeeks(now, to), 'yyyy-MM-dd'),
    currency: settings.currency,
    budget_minor: project.budget === null ? null : project.budget * 100,
    tags: project.tags,
    alert_pcts: [50, 75, 90, 100],
    health_mode: project.health ? 'manual' : 'auto',
    service_type_ids: project.services.map((service) => idOf(slug, service)),
  };
  const before = edits
    .toReversed()
    .flatMap(({ changes }) =>
      Object.entries(changes).flatMap(([field, [first]]) =>
        field in today ? [[field, first] as const] : [],
      ),
    );
  return { ...today, ...Object.fromEntries(before) };
};
