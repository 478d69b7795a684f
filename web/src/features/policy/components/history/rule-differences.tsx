import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { RuleLine, RuleLines } from '../rules/rule-line.tsx';

/** Rules that came and rules that went. */
export const RuleDifferences = ({
  added,
  removed,
}: {
  added: readonly PolicyRule[];
  removed: readonly PolicyRule[];
}) => (
  <RuleLines>
    {added.map((rule) => (
      <RuleLine key={`+ ${ruleKey(rule)}`} rule={rule} state="added" />
    ))}
    {removed.map((rule) => (
      <RuleLine key={`- ${ruleKey(rule)}`} rule={rule} state="removed" />
    ))}
  </RuleLines>
);
