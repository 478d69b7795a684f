import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isLocked } from '#contract/presets/locked.ts';
import { applicablePresets } from '../../../platform/applied/applied-presets.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import { newDraft, useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { withLocks } from '../../../ui/form-page/applied-locks.tsx';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { presetRevisions } from '../../presets/queries.ts';
import { t } from '../components/form/messages.ts';
import { useCreatePlan } from '../mutations.ts';
import { accountPlan } from '../queries.ts';
import type { NewPlanSearch } from './new-address.ts';
import { planHref } from './plan-address.ts';
import { type Begun, begunByPlan, begunByPreset, suggestedName, toBegin } from './plan-beginning.ts';
import { fiscalYear } from './plan-period.ts';
import { fieldsOf, type PlanValues, VALIDATE_PLAN } from './plan-values.ts';
import { useClient } from './use-choices.ts';

/** A new plan as its form holds it: what it begins with, too. */
export type NewPlanValues = PlanValues & { preset: string | null; from_plan_id: string | null };

/** An empty form, of this fiscal year. */
const useBlank = ({ preset, client, from }: NewPlanSearch): NewPlanValues => {
  const { currency, fiscal_month } = useOrganization();
  const today = useFormat().today();
  return {
    ...{ client_id: client ?? null, name: '', owner_id: null, sponsor_id: null, tier: 'B' },
    ...fiscalYear(today, fiscal_month),
    ...{ review_every_months: 3, next_review_on: null, currency },
    ...{ revenue_target_minor: null, wallet_minor: null, summary: '', client_goals: '', strategy: '' },
    ...{ preset: preset ?? null, from_plan_id: from ?? null },
  };
};

/** The form of a new plan: a preset, an earlier plan and the client fill in what nobody has touched. */
export function useNewPlan(search: NewPlanSearch) {
  const { history } = useRouter();
  const blank = useBlank(search);
  const { mutateAsync } = useCreatePlan();
  const presets = useQuery(applicablePresets('account_plan')).data?.data ?? [];
  const begins = search.preset ?? search.from ?? search.client ?? null;
  const form = useForm<NewPlanValues>({
    initial: blank,
    validate: VALIDATE_PLAN,
    draft: useKeptDraft(newDraft('new-account-plan', begins), blank),
    onSubmit: async ({ preset: chosen, from_plan_id, next_review_on, ...values }) => {
      const { id: preset_id, current } = presets.find(({ id }) => id === chosen) ?? {};
      const preset = preset_id && current ? { preset_id, revision: current } : null;
      if (chosen && !preset) return [{ field: 'preset', message: t('preset_gone') }];
      // A day that nobody chose is the server's to say.
      const { next_review_on: empty, ...fields } = fieldsOf({ ...values, next_review_on });
      try {
        const made = await mutateAsync({
          ...{ ...fields, from_plan_id, preset },
          ...(next_review_on ? { next_review_on } : {}),
        });
        toast.show({ title: t('created', { name: made.name }) });
        history.push(planHref(made.id));
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  const lock = useBeginning(form, blank, presets);
  return {
    presets,
    form: lock ? withLocks(form, (field) => isLocked(lock, field), a('locked', lock)) : form,
  };
}

type Presets = readonly { readonly id: string; readonly name: string; readonly current: number | null }[];

/** Fills in what the sources say whenever one of them changes; what the preset locks. */
function useBeginning(form: Form<NewPlanValues>, blank: NewPlanValues, presets: Presets) {
  const { values } = form;
  const revision = useRevision(values.preset, presets);
  const { data: source } = useQuery({
    ...accountPlan(values.from_plan_id ?? ''),
    enabled: values.from_plan_id !== null,
  });
  const plan = source && source.id === values.from_plan_id ? source : null;
  const client = useClient(values.client_id);
  const before = useRef<Begun>({});
  const { starts_on, ends_on } = values;
  const now: Begun = {
    ...(client?.currency ? { currency: client.currency } : {}),
    ...(revision ? begunByPreset(revision, blank.starts_on ?? '') : {}),
    ...(plan ? begunByPlan(plan) : {}),
  };
  const named = client ?? (plan && values.client_id === plan.client.id ? plan.client : undefined);
  const name = named && starts_on && ends_on ? suggestedName(named.name, { starts_on, ends_on }) : '';
  const wanted = JSON.stringify({ ...now, ...(name ? { name } : {}) });
  const latest = useRef({ form, blank });
  useEffect(() => {
    latest.current = { form, blank };
  });
  useEffect(() => {
    const { form: typed, blank: empty } = latest.current;
    const next: Begun = JSON.parse(wanted);
    const set = toBegin(typed.current(), { blank: empty, before: before.current, now: next });
    if (Object.keys(set).length > 0) typed.fill(set);
    before.current = next;
  }, [wanted]);
  const chosen = presets.find(({ id }) => id === values.preset);
  return chosen && revision ? { name: chosen.name, locked: revision.locked } : null;
}

/** What the revision says that would be applied of a preset. */
function useRevision(preset: string | null, presets: Presets) {
  const { data } = useQuery({ ...presetRevisions(preset ?? ''), enabled: preset !== null });
  const current = presets.find(({ id }) => id === preset)?.current;
  return preset === null ? undefined : data?.data.find(({ revision }) => revision === current);
}
