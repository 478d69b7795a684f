import { projectDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import { isReopening, nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
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
  if (to === 'archived' || isReopening(from, to)) requireDirector(context, id);
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

const requireDirector = ({ person, organization }: Context, id: string): void => {
  const role = person.permissions.highestRole(projectDomain(organization, id));
  if (role === null || rank(role) < rank('director'))
    throw new Failure('forbidden', 'Only a director may reopen or archive a project.');
};

const refuseUnapproved = async ({ db, organization }: Context, id: string): Promise<void> => {
  const open = await db
    .selectFrom('activity_entries as e')
    .innerJoin('organizations as o', 'o.org_id', 'e.org_id')
    .select('e.id')
    .where('e.org_id', '=', organization)
    .where('e.project_id', '=', id)
    .where('e.archived_at', 'is', null)
    .where('e.status', 'in', ['draft', 'submitted', 'rejected'])
    .where('o.approval', '!=', 'off')
    .limit(1)
    .executeTakeFirst();
  if (open)
    throw brokenRule(
      'unapproved-time',
      'to',
      'Time on this project is not approved yet: have it approved first.',
    );
};
