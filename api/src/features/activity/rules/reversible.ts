import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';

/** Throws 422 for time that can't be reversed: not locked, reversed before, itself a reversal, or one's own. */
export const requireReversible = (context: Context, entry: EntryRow): void => {
  if (entry.reverses !== null)
    throw brokenRule(
      'reversing-entry',
      'entry_id',
      'This takes other time back and can’t be taken back itself: log the time anew.',
    );
  if (entry.reversed_by !== null)
    throw brokenRule('already-reversed', 'entry_id', 'This time was reversed before: nothing is left of it.');
  if (entry.status !== 'locked')
    throw brokenRule(
      'not-locked',
      'status',
      'Only locked time is reversed: this can still be given back to whoever logged it.',
    );
  if (entry.member_id === context.member && !decidesForAll(context))
    throw brokenRule('own-time', 'entry_id', 'Nobody reverses their own time: ask another manager.');
};

/** Whoever heads an organization has nobody else to ask. */
const decidesForAll = ({ person, organization }: Context): boolean => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  return role !== null && rank(role) >= rank('owner');
};
