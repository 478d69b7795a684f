import { useRouter } from '@tanstack/react-router';
import { PRESET_KINDS, PRESET_SCOPES, type PresetKind, type PresetScope } from '#contract/presets/states.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { type Form, useForm } from '../../../ui/form-page/use-form.ts';
import { PRESETS, presetHref } from '../effects/preset-address.ts';
import { useMayKeepGlobal } from '../effects/use-may-keep.ts';
import { t } from '../messages.ts';
import { useCreatePreset } from '../mutations.ts';

type NewValues = { kind: PresetKind; scope: PresetScope; name: string; description: string };

const EMPTY: NewValues = { kind: 'project', scope: 'organization', name: '', description: '' };
const LABELS = { kind: t('kind'), scope: t('scope'), name: t('name'), description: t('description') };
const KINDS = PRESET_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }));
const SCOPES = PRESET_SCOPES.toReversed().map((value) => ({ value, label: t(`scope_${value}`) }));

/** What a new preset is of; what it says is written in its first draft, which opens then. */
export function NewPresetScreen() {
  const { history } = useRouter();
  const { mutateAsync } = useCreatePreset();
  const form = useForm<NewValues>({
    initial: EMPTY,
    validate: { name: (typed: string) => (typed.trim() ? null : t('name_missing')) },
    draft: useKeptDraft('new-preset', EMPTY),
    onSubmit: async (values) => {
      try {
        const { id, name } = await mutateAsync(values);
        toast.show({ title: t('created', { name }) });
        history.push(`${presetHref(id)}/edit`);
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormPage
      title={t('new_preset')}
      crumbs={[{ label: t('presets'), href: PRESETS }, { label: t('new_preset') }]}
      note={t('new_note')}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref={PRESETS}
    >
      <NewFields form={form} />
    </FormPage>
  );
}

function NewFields({ form: { field } }: { form: Form<NewValues> }) {
  const mayKeepGlobal = useMayKeepGlobal();
  const [kind, scope] = [field('kind'), field('scope')];
  return (
    <>
      <Select
        label={LABELS.kind}
        note={t('kind_note')}
        options={KINDS}
        {...kind}
        onChange={(chosen) => kind.onChange(PRESET_KINDS.find((one) => one === chosen) ?? kind.value)}
      />
      {mayKeepGlobal && (
        <Select
          label={LABELS.scope}
          note={t('scope_note')}
          options={SCOPES}
          {...scope}
          onChange={(chosen) => scope.onChange(PRESET_SCOPES.find((one) => one === chosen) ?? scope.value)}
        />
      )}
      <TextField label={LABELS.name} {...field('name')} maxLength={120} />
      <TextArea
        label={LABELS.description}
        note={t('description_note')}
        optional
        {...field('description')}
        maxLength={500}
      />
    </>
  );
}
