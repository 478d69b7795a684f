import { notFound } from '#contract/errors.ts';
import { nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import { openEntries, type ProjectStep, type ProjectSteps } from '#contract/projects/steps.ts';
import type { Context } from '../../../platform/context.ts';
import { countOpenTime } from '../../activity/queries.ts';
import { listOpenGrave } from '../../ops-log/queries.ts';
import { findProject } from '../queries.ts';
import { isDirector, isForDirectors } from '../rules/director.ts';

/** The states that a visible project may be brought to next, with what keeps the caller from them. Throws 404. */
export const listSteps = async (context: Context, id: string): Promise<ProjectSteps> => {
  const project = await findProject(context, id);
  if (!project) throw notFound('project');
  const [open_time, grave] = await Promise.all([countOpenTime(context, id), listOpenGrave(context, [id])]);
  const open_incidents = grave.get(id) ?? 0;
  const director = isDirector(context, id);
  const ruleAgainst = (to: ProjectStatus): ProjectStep['rule'] => {
    if (!director && isForDirectors(project.status, to)) return 'director-required';
    if (to !== 'completed') return null;
    if (open_incidents > 0) return 'open-incidents';
    return openEntries(open_time) > 0 ? 'unapproved-time' : null;
  };
  const steps = nextStatuses(project.status).map((to) => ({ to, rule: ruleAgainst(to) }));
  return { steps, open_time, open_incidents };
};
