import { brokenRule } from '#contract/errors.ts';
import type { NewSwap } from '#contract/swaps/shapes.ts';

/** What a request of its kind has to name, and what it can't. Throws 422 `swap-names`. */
export const requireNames = ({ kind, with_assignment_id, member_id }: NewSwap): void => {
  if (with_assignment_id && member_id)
    throw refused('member_id', 'Name a shift of somebody’s, or somebody: not both.');
  if (kind === 'drop' && with_assignment_id)
    throw refused('with_assignment_id', 'Whoever drops a shift gets none for it: ask for a swap.');
  if (kind === 'swap' && !with_assignment_id && !member_id)
    throw refused('with_assignment_id', 'Choose the shift that you would like instead, or somebody to ask.');
};

/** What whoever accepts has to name: their booking, where the request leaves it to them. Throws 422 `swap-names`. */
export const requireGiven = (
  { kind, other_assignment_id: known }: { kind: NewSwap['kind']; other_assignment_id: string | null },
  given: string | undefined,
): void => {
  const isAsked = kind === 'swap' && known === null;
  if (isAsked && !given) throw refused('assignment_id', 'Choose the shift that you give in exchange.');
  if (!isAsked && given && given !== known)
    throw refused('assignment_id', 'This request doesn’t ask which shift you give: leave it out.');
};

const refused = (field: string, message: string) => brokenRule('swap-names', field, message);
