import { brokenRule } from '#contract/errors.ts';
import { nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import { openEntries } from '#contract/projects/steps.ts';
import type { Context } from '../../../platform/context.ts';
import { countOpenTime } from '../../activity/queries.ts';
import { isForDirectors, requireDirector } from '../rules/director.ts';
import { archive } from '../writing/archive.ts';
import { lockProject } from '../writing/lock-project.ts';

interface Step {
  readonly to: ProjectStatus;
  readonly reason?: string | undefined;
}

/**
 * Brings a project to another state. Throws 404; 403 for reopening or archiving below director; 422 for a step that
 * doesn't exist, cancelling without a reason and completing over time that isn't approved.
 */
export const transitionProject = async (
  context: Context,
  id: string,
  { to, reason }: Step,
): Promise<void> => {
  const row = await lockProject(context, id);
  const from = row.status;
  if (!nextStatuses(from).includes(to))
    throw brokenRule('transition', 'to', `A project that is ${words(from)} can't become ${words(to)}.`);
  if (isForDirectors(from, to)) requireDirector(context, id);
  if (to === 'cancelled' && !reason)
    throw brokenRule('reason-required', 'reason', 'Say why it is cancelled.');
  if (to === 'completed') await refuseUnapproved(context, id);
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
    changes: { status: [from, to] },
    data: reason ? { reason } : {},
  });
};

const words = (status: ProjectStatus): string => status.replace('_', ' ');

const refuseUnapproved = async (context: Context, id: string): Promise<void> => {
  const open = await countOpenTime(context, id);
  const count = openEntries(open);
  if (count === 0) return;
  const parts = STATES.flatMap((state) => (open[state] > 0 ? [`${open[state]} ${state}`] : []));
  throw brokenRule(
    'unapproved-time',
    'to',
    `${count === 1 ? '1 entry' : `${count} entries`} on this project (${parts.join(', ')}) ${
      count === 1 ? 'is' : 'are'
    } not approved yet: have ${count === 1 ? 'it' : 'them'} approved first.`,
  );
};

const STATES = ['draft', 'submitted', 'rejected'] as const;
