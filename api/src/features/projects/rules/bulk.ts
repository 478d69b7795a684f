import { askOf } from '#contract/access/ask.ts';
import { brokenRule, type Failure } from '#contract/errors.ts';
import { isLocked, type Lock } from '#contract/presets/locked.ts';
import type { BulkChange } from '#contract/projects/bulk.ts';
import * as one from '#contract/projects/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { changed, type Standing } from './standing.ts';
import { type OpenWork, stepProblem } from './step.ts';

type Verb = BulkChange['verb'];

/** Many projects are changed with the rights of the same change to one. */
const ALONE = {
  transition: one.transitionProject,
  assign: one.updateProject,
  tag: one.updateProject,
  archive: one.archiveProject,
  restore: one.restoreProject,
} as const satisfies Record<Verb, unknown>;

/** True where the caller may do it to a project, be there one or not. */
export const may = ({ person, organization }: Context, verb: Verb, project_id: string): boolean => {
  const ask = askOf(ALONE[verb].access, organization, { project_id });
  return ask !== null && person.permissions.can(ask.action, ask.object, ask.domain);
};

const MOST_TAGS = 20;

type Row = Standing & { readonly id: string };

/** Why a visible project stays as it is: the broken rule, or that it is like that already; null where it may be changed. */
export const standsAgainst = (
  context: Context,
  row: Row,
  change: BulkChange,
  { open, lock }: { readonly open: OpenWork; readonly lock: Lock | undefined },
): Failure | 'unchanged' | null => {
  const isArchived = row.status === 'archived';
  switch (change.verb) {
    case 'transition':
      return row.status === change.to ? 'unchanged' : stepProblem(context, row, change, open);
    case 'archive':
      return isArchived ? 'unchanged' : null;
    case 'restore':
      return isArchived ? null : 'unchanged';
    default:
      return isArchived ? ARCHIVED : fieldsAgainst(row, changed(row, change, context.now), lock);
  }
};

const fieldsAgainst = (
  before: Standing,
  after: Standing,
  lock: Lock | undefined,
): Failure | 'unchanged' | null => {
  if (after.tags.length > MOST_TAGS) return TOO_MANY_TAGS;
  const isRetagged = after.tags.join('\n') !== before.tags.join('\n');
  if (isRetagged && lock && isLocked(lock, 'tags')) return lockedTags(lock);
  return isRetagged || after.owner_id !== before.owner_id ? null : 'unchanged';
};

const ARCHIVED = brokenRule('project-archived', '', 'This project is archived: restore it first.');
const TOO_MANY_TAGS = brokenRule('too-many-tags', 'add', `It would have more than ${MOST_TAGS} tags.`);

const lockedTags = ({ name }: Lock): Failure =>
  brokenRule('locked-by-preset', 'add', `The preset “${name}” locks its tags.`);
