import type { Context } from '../../../platform/context.ts';
import { readOpenWork } from '../queries/open-work.ts';
import { type Step, stepProblem } from '../rules/step.ts';
import { archive } from '../writing/archive.ts';
import { lockProject } from '../writing/lock-project.ts';

/**
 * Brings a project to another state. Throws 404; 403 for reopening or archiving below director; 422 for a step that
 * doesn't exist, cancelling without a reason and completing over grave incidents that aren't closed or time that isn't approved.
 */
export const transitionProject = async (context: Context, id: string, step: Step): Promise<void> => {
  const { to, reason } = step;
  const row = await lockProject(context, id);
  const openOf = await readOpenWork(context, to === 'completed' ? [id] : []);
  const problem = stepProblem(context, row, step, openOf(id));
  if (problem) throw problem;
  if (to === 'archived') return archive(context, row);
  await context.db
    .updateTable('projects')
    .set({ status: to, status_reason: reason ?? null })
    .where('id', '=', id)
    .execute();
  await context.record({
    type: `project.${to}`,
    subject: { type: 'project', id },
    project: id,
    changes: { status: [row.status, to] },
    data: reason ? { reason } : {},
  });
};
