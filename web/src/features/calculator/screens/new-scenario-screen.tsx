import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { applicablePresets } from '../../../platform/applied/applied-presets.ts';
import { presetOptions } from '../../../platform/applied/use-chosen-preset.ts';
import { newDraft, useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { CALCULATOR, scenarioHref } from '../effects/scenario-address.ts';
import { useClients } from '../effects/use-clients.ts';
import { t } from '../messages.ts';
import { useCreateScenario } from '../mutations.ts';

type NewValues = { name: string; client_id: string | null; preset: string | null };

const LABELS = { name: t('name'), client_id: t('client'), preset: t('preset') };

/** What a new scenario is called, for whom it is and from which preset it begins; the rest is filled in on its page. */
export function NewScenarioScreen({ preset = null }: { preset?: string | null | undefined }) {
  const { history } = useRouter();
  const { mutateAsync } = useCreateScenario();
  const found = useQuery(applicablePresets('calculator'));
  const presets = found.data?.data ?? [];
  const initial: NewValues = { name: '', client_id: null, preset };
  const form = useForm<NewValues>({
    initial,
    validate: { name: (typed: string) => (typed.trim() ? null : t('name_missing')) },
    draft: useKeptDraft(newDraft('new-scenario', preset), initial),
    onSubmit: async ({ preset: chosen, ...values }) => {
      const { id: preset_id, current } = presets.find(({ id }) => id === chosen) ?? {};
      const from = preset_id && current ? { preset_id, revision: current } : null;
      try {
        const { id, name } = await mutateAsync({ ...values, preset: from });
        toast.show({ title: t('created', { name }) });
        history.push(scenarioHref(id));
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormPage
      title={t('new_scenario')}
      crumbs={[{ label: t('calculator'), href: CALCULATOR }, { label: t('new_scenario') }]}
      note={t('new_note')}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref={CALCULATOR}
    >
      <NewFields form={form} options={presetOptions(presets)} loading={found.isPending} />
    </FormPage>
  );
}

type NewFieldsProps = { form: Form<NewValues>; options: ReturnType<typeof presetOptions>; loading: boolean };

function NewFields({ form: { field }, options, loading }: NewFieldsProps) {
  const clients = useClients(null);
  return (
    <>
      <TextField label={LABELS.name} {...field('name')} maxLength={120} />
      <Select
        label={LABELS.preset}
        note={t('preset_note')}
        optional
        placeholder={t('no_preset')}
        {...field('preset')}
        options={options}
        loading={loading}
      />
      <Select
        label={LABELS.client_id}
        note={t('client_note')}
        optional
        placeholder={t('no_client')}
        {...field('client_id')}
        {...clients}
      />
    </>
  );
}
