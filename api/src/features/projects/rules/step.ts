import { brokenRule, Failure } from '#contract/errors.ts';
import { nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import { type OpenTime, openEntries } from '#contract/projects/steps.ts';
import type { Context } from '../../../platform/context.ts';
import { FOR_DIRECTORS, isDirector, isForDirectors } from './director.ts';

/** A step of a project's life, as it is asked for. */
export interface Step {
  readonly to: ProjectStatus;
  readonly reason?: string | undefined;
}

/**
 * Why a project may not take a step, null where it may: 403 for reopening or archiving below director; 422 for a step that
 * doesn't exist, cancelling without a reason, and completing over time that isn't approved (`open`).
 */
export const stepProblem = (
  context: Context,
  { id, status: from }: { readonly id: string; readonly status: ProjectStatus },
  { to, reason }: Step,
  open: OpenTime | undefined,
): Failure | null => {
  if (!nextStatuses(from).includes(to))
    return brokenRule('transition', 'to', `A project that is ${words(from)} can't become ${words(to)}.`);
  if (isForDirectors(from, to) && !isDirector(context, id)) return new Failure('forbidden', FOR_DIRECTORS);
  if (to === 'cancelled' && !reason)
    return brokenRule('reason-required', 'reason', 'Say why it is cancelled.');
  return to === 'completed' && open && openEntries(open) > 0 ? unapproved(open) : null;
};

const words = (status: ProjectStatus): string => status.replace('_', ' ');

const STATES = ['draft', 'submitted', 'rejected'] as const;

const unapproved = (open: OpenTime): Failure => {
  const count = openEntries(open);
  const parts = STATES.flatMap((state) => (open[state] > 0 ? [`${open[state]} ${state}`] : []));
  return brokenRule(
    'unapproved-time',
    'to',
    `${count === 1 ? '1 entry' : `${count} entries`} on this project (${parts.join(', ')}) ${
      count === 1 ? 'is' : 'are'
    } not approved yet: have ${count === 1 ? 'it' : 'them'} approved first.`,
  );
};
