import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import type pg from 'pg';
import type { Company, DemoProject } from './company.ts';
import { insert, type Row } from './insert.ts';
import { writtenMilestones } from './milestones.ts';
import { idOf } from './random.ts';

/** Writes what a company's projects promise, and the views that their people share. */
export const seedPromises = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const milestones = company.projects.flatMap((project) => milestonesOf(company, project, now));
  await insert(client, 'project_milestones', milestones);
  await insert(client, 'saved_views', savedViewsOf(company));
};

/** Milestones of a project that is under way: its first review is done, on one the next is late. */
const milestonesOf = (company: Company, project: DemoProject, now: Date): Row[] => {
  if (project.milestones) return writtenMilestones(company, project, now);
  const { slug } = company;
  const [from, to] = project.weeks;
  if (!project.isShown && project.code !== LATE) return [];
  const next = project.code === LATE ? -2 : 3;
  const due = (name: string, week: number, done = false): Row => ({
    org_id: idOf(slug),
    id: idOf(slug, project.code, name),
    project_id: idOf(slug, project.code),
    name,
    due_date: format(addWeeks(now, week), 'yyyy-MM-dd'),
    done,
  });
  return [due('First review', from + 4, true), due('Review with the client', next), due('Handover', to)];
};

const LATE = 'CTY-031';

/** What its people share of the list of projects. */
const savedViewsOf = ({ slug, projects: [first] }: Company): Row[] =>
  (first ? VIEWS : []).map(([name, parameters]) => ({
    org_id: idOf(slug),
    id: idOf(slug, 'view', name),
    list: 'projects',
    owner_id: idOf(slug, String(first?.owner)),
    name,
    parameters,
    shared: true,
  }));

const VIEWS: readonly [string, Record<string, string | string[]>][] = [
  ['Ending first', { sort: 'end_date' }],
  ['On hold', { view: 'all', status: ['on_hold'] }],
];
