import { brokenRule, Failure } from '#contract/errors.ts';
import type { Move, Standing } from '#contract/reorganisations/drafted.ts';
import { type Violation, violationsOf } from '#contract/reorganisations/rules.ts';

const keyOf = ({ rule, subject }: Violation): string => `${rule} ${subject}`;

/** Throws 422 with the rule that a draft breaks as it would be now and didn't break before; what it broke already is no reason, but of what is
 * `given`. */
export const requireNoNew = (
  standing: Standing,
  before: readonly Move[],
  after: readonly Move[],
  given?: string,
): void => {
  const old = new Set(violationsOf(standing, before).map(keyOf));
  const fresh = violationsOf(standing, after).filter((one) => one.subject === given || !old.has(keyOf(one)));
  const found = fresh.find(({ subject }) => subject === given) ?? fresh[0];
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
