import { ruleKey } from '#contract/policy/comparison.ts';
import type { RuleRow } from './draft.ts';
import type { RulesSearch } from './policy-address.ts';
import { countsFor } from './rules.ts';
import type { NamedPlace } from './words/place-words.ts';
import { partsOf } from './words/place-words.ts';
import { ruleSentence } from './words/rule-sentence.ts';

/** The rules about one object. */
export interface RuleGroup {
  readonly object: string;
  readonly rows: readonly RuleRow[];
}

/** Rules by what they are about, in the order of the paths; `*` comes first. */
export function groupRules(rows: readonly RuleRow[]): RuleGroup[] {
  const groups = Map.groupBy(rows, ({ rule }) => rule.object);
  return [...groups]
    .map(([object, grouped]) => ({ object, rows: grouped }))
    .sort((one, other) => (one.object < other.object ? -1 : 1));
}

/** The rules that an address asks for; a rule matches by what it says now or said before. */
export function findRules(
  rows: readonly RuleRow[],
  { q, role, effect, place }: RulesSearch,
  places: readonly NamedPlace[],
): RuleRow[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ rule }) => {
    const said = `${ruleSentence(rule, places)} ${ruleKey(rule)}`.toLowerCase();
    return (
      words.every((word) => said.includes(word)) &&
      (!role || countsFor(rule, role)) &&
      (!effect || rule.effect === effect) &&
      (!place || partsOf(rule.domain).place === place)
    );
  });
}
