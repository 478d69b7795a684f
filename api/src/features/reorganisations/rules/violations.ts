import { brokenRule, Failure } from '#contract/errors.ts';
import type { Move, Standing } from '#contract/reorganisations/drafted.ts';
import { newViolation, type Violation, violationsOf } from '#contract/reorganisations/rules.ts';

/** Throws 422 with the rule that a draft breaks as it would be now and didn't break before, see `newViolation`. */
export const requireNoNew = (
  standing: Standing,
  before: readonly Move[],
  after: readonly Move[],
  given?: string,
): void => {
  const found = newViolation(standing, before, after, given);
  if (found) throw brokenRule(found.rule, found.subject === given ? fieldOf(found) : '', found.message);
};

const fieldOf = ({ field }: Violation): string =>
  field === 'member_id' ? 'move.member_id' : `move.changes.${field}`;

/** Throws 422 with the first rule that moves break, and a sentence for every one of them. */
export const requireFitting = (standing: Standing, moves: readonly Move[]): void => {
  const broken = violationsOf(standing, moves);
  const [first] = broken;
  if (!first) return;
  throw new Failure('rule_broken', first.message, {
    rule: first.rule,
    fields: broken.map(({ subject, message }) => ({ field: `moves.${subject}`, message })),
  });
};
