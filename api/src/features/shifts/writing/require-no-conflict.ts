import { conflictRefusal, worstOf } from '#contract/conflicts/refusal.ts';
import type { Conflict, ConflictRule } from '#contract/conflicts/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type Booked, findConflicts } from '../queries/conflicts.ts';
import { holdMembers } from '../queries/hold.ts';
import { mayOverride } from '../rules/overriding.ts';

/**
 * Rules that a booking on a project breaks and that the caller may and wants to break, for `overridden`; empty where nothing is in
 * the way. Throws 422 with the rule of the worst conflict, beside `member_id` and beside `rows.{id}` of everything concerned;
 * `override-rank` for a reason given by somebody who may not.
 */
export const requireNoConflict = async (
  context: Context,
  project: string,
  proposal: Booked,
  override_reason?: string | null,
): Promise<ConflictRule[]> => {
  const [overridden = []] = await requireNoConflicts(context, project, [proposal], override_reason);
  return overridden;
};

/**
 * The same of several bookings, in their order. Their people are held until the transaction ends, so that bookings of one person
 * that are made at once are judged one after the other; the list itself is judged by what is booked by now.
 */
export const requireNoConflicts = async (
  context: Context,
  project: string,
  proposals: readonly Booked[],
  override_reason?: string | null,
): Promise<ConflictRule[][]> => {
  if (proposals.length === 0) return [];
  await holdMembers(
    context,
    proposals.map(({ member_id }) => member_id),
  );
  const found = await findConflicts(context, project, proposals);
  return found.map((conflicts) => overriddenOf(context, project, conflicts, override_reason));
};

/** The same of one booking whose conflicts are known. */
export const overriddenOf = (
  context: Context,
  project: string,
  conflicts: readonly Conflict[],
  override_reason: string | null | undefined,
): ConflictRule[] => {
  const worst = worstOf(conflicts);
  if (!worst) return [];
  if (worst.final || !override_reason) throw conflictRefusal(worst, conflicts, 'member_id');
  if (!mayOverride(context, project))
    throw brokenRule(
      'override-rank',
      'override_reason',
      `${worst.message} Planning in spite of it takes a director of the project.`,
    );
  return [...new Set(conflicts.map(({ rule }) => rule))];
};
