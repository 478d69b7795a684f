import { useQuery } from '@tanstack/react-query';
import type { FieldProblem } from '#contract/errors.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { policyPreview } from '../queries.ts';
import type { RuleRow } from './draft.ts';

/** What a refusal says of the rule at a place of those sent: `rules.3.domain` → `domain`. */
export const problemsAt = (error: unknown, at: number): FieldProblem[] =>
  (isCallError(error) ? error.fields : [])
    .filter(({ field }) => field === `rules.${at}` || field.startsWith(`rules.${at}.`))
    .map(({ field, message }) => ({ field: field.split('.')[2] ?? '', message }));

/** Sentences beside the rows of a draft, by the row's id. */
export function problemsOf(error: unknown, rows: readonly RuleRow[]): ReadonlyMap<string, string[]> {
  const sent = rows.filter(({ state }) => state !== 'removed');
  const found = sent.map(({ id }, at) => [id, problemsAt(error, at).map(({ message }) => message)] as const);
  return new Map(found.filter(([, messages]) => messages.length > 0));
}

/** What the last look at these rules was refused for; asks nothing itself. */
export const useRefusal = (rules: readonly PolicyRule[]): Error | null =>
  useQuery({ ...policyPreview(rules), enabled: false }).error;
