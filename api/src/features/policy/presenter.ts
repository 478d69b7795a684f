import { compareRules } from '#contract/policy/comparison.ts';
import {
  type PolicyDetail,
  type PolicyRevision,
  type PolicyRule,
  policyRules,
} from '#contract/policy/shapes.ts';
import type { RevisionRow } from './queries/revisions.ts';

/** A published policy without its rules. */
export const presentRevision = (row: RevisionRow): PolicyRevision => {
  const { id, version, note, published_at, published_by_name, restored, added, removed } = row;
  return { id, version, note, published_at, published_by: published_by_name, restored, added, removed };
};

/** A published policy beside the one before it, if there was any; `rules` replaces what was published with it. */
export const presentPolicy = (
  row: RevisionRow,
  before: RevisionRow | undefined,
  rules: PolicyRule[] = policyRules.parse(row.rules),
): PolicyDetail => {
  const { added, removed } = compareRules(before ? policyRules.parse(before.rules) : [], rules);
  return { ...presentRevision(row), rules, added_rules: added, removed_rules: removed };
};
