import { Failure } from '#contract/errors.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { MoveRow } from '../queries/moves.ts';
import { nowOf, staleIn } from './since.ts';

const WORDS: Readonly<Record<string, string>> = {
  member_id: 'isn’t on the team any more',
  manager_id: 'has another manager',
  position_id: 'has another position, or it isn’t as it was',
  parent_id: 'belongs to another position',
  headcount: 'has another number of seats',
  title: 'has another title',
  department: 'is in another department',
};

const RULES = {
  draft: [
    'reorganisation-stale',
    'Somebody else moved who is moved here: look at each again, or take them out.',
  ],
  applied: [
    'changed-since',
    'Somebody was moved again since this was applied: it can’t be undone as a whole any more.',
  ],
} as const;

/**
 * Throws 422 `reorganisation-stale` for a draft, `changed-since` for one that was applied, with a sentence for each move whose person or
 * position somebody else changed since.
 */
export const requireUntouched = (
  standing: Standing,
  moves: readonly MoveRow[],
  status: 'draft' | 'applied',
): void => {
  const now = nowOf(standing);
  const stale = moves.flatMap((move) => {
    const fields = staleIn(move, now, status);
    return fields.length > 0 ? [{ move, fields }] : [];
  });
  if (stale.length === 0) return;
  const nameOf = ({ subject: { id }, changes }: MoveRow): string =>
    now.people.get(id)?.name ?? now.positions.get(id)?.title ?? String(changes.title ?? 'Who is moved here');
  const [rule, message] = RULES[status];
  throw new Failure('rule_broken', message, {
    rule,
    fields: stale.map(({ move, fields }) => ({
      field: `moves.${move.id}`,
      message: `${nameOf(move)} ${fields.map((field) => WORDS[field] ?? field).join(', ')}.`,
    })),
  });
};
