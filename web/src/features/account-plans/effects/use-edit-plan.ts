import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { isLocked } from '#contract/presets/locked.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { rebased } from '../../../platform/http/rebasing.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { withLocks } from '../../../ui/form-page/applied-locks.tsx';
import { type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/form/messages.ts';
import { useUpdatePlan } from '../mutations.ts';
import { accountPlan } from '../queries.ts';
import { planHref } from './plan-address.ts';
import { planConflicts } from './plan-conflicts.ts';
import { changedFields, PLAN_FIELDS, type PlanValues, VALIDATE_PLAN, valuesOf } from './plan-values.ts';

/** The form of a plan over the version `base`; `theirs` is set when somebody saved first. */
export function useEditPlan(base: AccountPlan) {
  const queries = useQueryClient();
  const { history } = useRouter();
  const format = useFormat();
  const { mutateAsync } = useUpdatePlan();
  const initial = valuesOf(base);
  const [theirs, setTheirs] = useState<AccountPlan | null>(null);
  const draft = useKeptDraft(`account-plan-${base.id}-${base.version}`, initial);
  const next = useKeptDraft(`account-plan-${base.id}-${theirs?.version ?? base.version}`, initial);
  const conflictsWith = (mine: PlanValues, now: AccountPlan) =>
    planConflicts({ base, mine, theirs: now }, format);
  const save = async (values: PlanValues, version: number): Promise<SubmitOutcome> => {
    try {
      await mutateAsync({ id: base.id, version, body: changedFields(initial, values) });
    } catch (error) {
      if (!isCallError(error, 412)) return refusedFields(error, t('stale'));
      const now = await queries.fetchQuery({ ...accountPlan(base.id), staleTime: 0 });
      if (now.version !== version && conflictsWith(values, now).length === 0)
        return save(values, now.version);
      setTheirs(now);
      return refusedFields(error, t('stale'));
    }
    toast.show({ title: t('saved', { name: values.name.trim() }) });
    history.push(planHref(base.id));
    return undefined;
  };
  const form = useForm<PlanValues>({
    ...{ initial, validate: VALIDATE_PLAN, draft },
    onSubmit: (values) => save(values, base.version),
  });
  const keepMine = async () => {
    if (!theirs) return;
    setTheirs(null);
    if (!(await save(form.values, theirs.version))) draft.remove();
  };
  /** What of mine they didn't touch waits as a draft over theirs, which the form then begins with. */
  const leaveMine = (now: AccountPlan) => {
    const their = valuesOf(now);
    const merged = rebased(PLAN_FIELDS, [initial, form.values, their]);
    draft.remove();
    if (Object.keys(changedFields(their, merged)).length > 0) next.write(merged);
  };
  const { preset } = base;
  return {
    form: preset ? withLocks(form, (field) => isLocked(preset, field), a('locked', preset)) : form,
    conflicts: theirs ? conflictsWith(form.values, theirs) : [],
    ...{ theirs, keepMine, leaveMine, forgetTheirs: () => setTheirs(null) },
  };
}
