import { useQuery } from '@tanstack/react-query';
import type { Preset } from '#contract/presets/shapes.ts';
import { presetOptions } from '../../../../platform/applied/use-chosen-preset.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import type { NewPlanValues } from '../../effects/use-new-plan.ts';
import { t as words } from '../../messages.ts';
import { accountPlan, accountPlanList } from '../../queries.ts';
import { t } from './messages.ts';

type BeginSectionProps = { form: Form<NewPlanValues>; presets: readonly Preset[] };

/** What a new plan takes over: an earlier plan of its client, a preset, or both. */
export function BeginSection({ form, presets }: BeginSectionProps) {
  const { client_id } = form.values;
  const earlier = useEarlierPlans(form.values);
  return (
    <FormSection title={t('section_begin')}>
      <Select
        label={t('from_plan')}
        note={client_id ? t('from_plan_note') : t('from_plan_first')}
        optional
        placeholder={t('no_from_plan')}
        {...form.field('from_plan_id')}
        disabled={!client_id && form.values.from_plan_id === null}
        {...earlier}
      />
      <Select
        label={t('preset')}
        note={t('preset_note')}
        optional
        placeholder={t('no_preset')}
        {...form.field('preset')}
        options={presetOptions(presets)}
      />
    </FormSection>
  );
}

const MOST = 50;

/** The plans of the client, newest first; the one that is chosen is among them. */
function useEarlierPlans({ client_id, from_plan_id }: NewPlanValues) {
  const format = useFormat();
  const { data, isFetching } = useQuery({
    ...accountPlanList({ client_id: client_id ? [client_id] : [], sort: '-ends_on', per_page: MOST }),
    enabled: client_id !== null,
  });
  const { data: chosen } = useQuery({ ...accountPlan(from_plan_id ?? ''), enabled: from_plan_id !== null });
  const found = client_id ? (data?.data ?? []).filter(({ client }) => client.id === client_id) : [];
  const missing = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen] : [];
  return { options: [...missing, ...found].map((plan) => optionOf(plan, format)), loading: isFetching };
}

type Earlier = {
  id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  status: Parameters<typeof statusWord>[0];
};

const statusWord = (status: 'draft' | 'in_review' | 'approved' | 'active' | 'closed') =>
  words(`status_${status}`);

const optionOf = ({ id, name, starts_on, ends_on, status }: Earlier, { day }: Format) => ({
  ...{ value: id, label: name },
  detail: `${t('from_detail', { from: day(starts_on), until: day(ends_on) })} · ${statusWord(status)}`,
});
