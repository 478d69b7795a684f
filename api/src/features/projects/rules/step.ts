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

/** What holds a project open. */
export interface OpenWork {
  readonly time: OpenTime | undefined;
  /** Grave incidents that aren't closed. */
  readonly grave: number | undefined;
}

/**
 * Why a project may not take a step, null where it may: 403 for reopening or archiving below director; 422 for a step that
 * doesn't exist, cancelling without a reason, and completing over grave incidents or time that isn't approved (`open`).
 */
export const stepProblem = (
  context: Context,
  { id, status: from }: { readonly id: string; readonly status: ProjectStatus },
  { to, reason }: Step,
  open: OpenWork,
): Failure | null => {
  if (!nextStatuses(from).includes(to))
    return brokenRule('transition', 'to', `A project that is ${words(from)} can't become ${words(to)}.`);
  if (isForDirectors(from, to) && !isDirector(context, id)) return new Failure('forbidden', FOR_DIRECTORS);
  if (to === 'cancelled' && !reason)
    return brokenRule('reason-required', 'reason', 'Say why it is cancelled.');
  if (to !== 'completed') return null;
  if (open.grave) return incidents(open.grave);
  return open.time && openEntries(open.time) > 0 ? unapproved(open.time) : null;
};

const incidents = (count: number): Failure =>
  brokenRule(
    'open-incidents',
    'to',
    `${count === 1 ? '1 incident' : `${count} incidents`} of this project that ${count === 1 ? 'is' : 'are'} or ${
      count === 1 ? 'was' : 'were'
    } sev 1 or sev 2 ${count === 1 ? "isn't" : "aren't"} closed yet: close ${
      count === 1 ? 'it' : 'them'
    } in the ops-log first.`,
  );

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
