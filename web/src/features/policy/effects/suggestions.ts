import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { Option } from '../../../ui/form/options.tsx';
import { objectWords } from './words/object-words.ts';

/** Every object that a rule is about, with what it means. */
export const objectOptions = (rules: readonly PolicyRule[]): Option[] =>
  [...new Set(rules.map(({ object }) => object))]
    .sort()
    .map((value) => ({ value, label: value, detail: objectWords(value) }));

/** Every action that a rule names; those of the object come first. */
export function actionOptions(rules: readonly PolicyRule[], object: string): Option[] {
  const own = rules.filter((rule) => rule.object === object);
  const named = [own, rules].flatMap((some) => [...new Set(some.map(({ action }) => action))].sort());
  return [...new Set(named)].map((value) => ({ value, label: value }));
}
