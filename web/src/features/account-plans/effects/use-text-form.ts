import { useQueryClient } from '@tanstack/react-query';
import { updateAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { call } from '../../../platform/call.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useSavedOver } from '../../../platform/http/use-saved-over.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/texts/messages.ts';
import { accountPlan } from '../queries.ts';

/** The texts that a plan has of its own. */
export const PLAN_TEXTS = ['summary', 'client_goals', 'strategy'] as const;

/** One of them. */
export type PlanText = (typeof PLAN_TEXTS)[number];

type TextValues = { text: string };

/** The form of one of a plan's texts; where somebody else wrote in the same first, `conflict` shows both. */
export function useTextForm(plan: AccountPlan, field: PlanText, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey, ...read } = accountPlan(plan.id);
  const initial: TextValues = { text: plan[field] };
  const draft = useKeptDraft(`account-plan.${plan.id}.${field}`, initial);
  const show = (saved: AccountPlan) => {
    queries.setQueryData(queryKey, saved);
    void queries.invalidateQueries({ queryKey: [queryKey[0]], refetchType: 'none' });
  };
  const { save, dialog } = useSavedOver<TextValues, AccountPlan, Conflict>({
    version: plan.version,
    write: async ({ text }, version) =>
      show(await call(updateAccountPlan, { params: { plan_id: plan.id }, version, body: { [field]: text } })),
    reread: () => queries.fetchQuery({ queryKey, ...read, staleTime: 0 }),
    conflicts: (mine, theirs) =>
      theirs[field] === plan[field] || theirs[field] === mine.text
        ? []
        : [{ field: 'text', label: t(field), yours: mine.text, theirs: theirs[field] }],
    onSaved: () => {
      draft.remove();
      toast.show({ title: t('saved', { name: t(field) }) });
      onDone();
    },
    onTaken: () => {
      draft.remove();
      onDone();
    },
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<TextValues>({
    ...{ initial, draft },
    onSubmit: async (values) =>
      (await save(values))?.map(({ field: named, message }) => ({
        field: named === field ? 'text' : named,
        message,
      })),
  });
  return { form, conflict: dialog };
}
