import { useQueryClient } from '@tanstack/react-query';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { type SubmitOutcome, useForm } from '../../../../ui/form-page/use-form.ts';
import { type RuleRow, rulesOf } from '../../effects/draft.ts';
import { problemsAt } from '../../effects/problems.ts';
import { isAmong, isSameRule } from '../../effects/rules.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { policyPreview } from '../../queries.ts';
import { t } from './messages.ts';
import { NEW_RULE, type RuleValues, ruleOf, VALIDATE, valuesOf } from './rule-values.ts';

/** The form of a rule; `row` is the one that is changed, null for a new one. */
export function useRuleForm(editor: Editor, row: RuleRow | null, onDone: () => void) {
  const queries = useQueryClient();
  const others = editor.rows.filter(({ id }) => id !== row?.id);

  /** The server knows the forms of patterns; what it has against the other rules is said beside them. */
  const refusedOf = async (rule: PolicyRule): Promise<SubmitOutcome> => {
    if (isAmong(rulesOf(others), rule)) return [{ field: '', message: t('there_already') }];
    const before = rulesOf(others);
    try {
      await queries.fetchQuery(policyPreview([...before, rule]));
    } catch (error) {
      // Without an answer the draft is kept all the same; it is looked at again before it is published.
      if (isCallError(error)) return problemsAt(error, before.length);
      throw error;
    }
    return [];
  };

  return useForm<RuleValues>({
    initial: row ? valuesOf(row.rule) : NEW_RULE,
    validate: VALIDATE,
    onSubmit: async (values) => {
      const rule = ruleOf(values);
      const refused = row && isSameRule(row.rule, rule) ? [] : await refusedOf(rule);
      if (refused?.length) return refused;
      if (row) editor.change(row, rule);
      else editor.add(rule);
      onDone();
      return undefined;
    },
  });
}
