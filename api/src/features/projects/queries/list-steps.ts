import { notFound } from '#contract/errors.ts';
import { nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import { openEntries, type ProjectStep, type ProjectSteps } from '#contract/projects/steps.ts';
import type { Context } from '../../../platform/context.ts';
import { countOpenTime } from '../../activity/queries.ts';
import { findProject } from '../queries.ts';
import { isDirector, isForDirectors } from '../rules/director.ts';

/** The states that a visible project may be brought to next, with what keeps the caller from them. Throws 404. */
export const listSteps = async (context: Context, id: string): Promise<ProjectSteps> => {
  const project = await findProject(context, id);
  if (!project) throw notFound('project');
  const open_time = await countOpenTime(context, id);
  const director = isDirector(context, id);
  const ruleAgainst = (to: ProjectStatus): ProjectStep['rule'] => {
    if (!director && isForDirectors(project.status, to)) return 'director-required';
    return to === 'completed' && openEntries(open_time) > 0 ? 'unapproved-time' : null;
  };
  const steps = nextStatuses(project.status).map((to) => ({ to, rule: ruleAgainst(to) }));
  return { steps, open_time };
};
