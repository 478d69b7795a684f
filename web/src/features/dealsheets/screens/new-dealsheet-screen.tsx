import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { applicablePresets } from '../../../platform/applied/applied-presets.ts';
import { presetOptions } from '../../../platform/applied/use-chosen-preset.ts';
import { newDraft, useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { DetailFields } from '../components/detail-fields.tsx';
import {
  DETAIL_LABELS,
  type DetailValues,
  fieldsOf,
  NEW_DETAILS,
  VALIDATE_DETAILS,
} from '../effects/details.ts';
import { DEALSHEETS } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { useCreateDealsheet } from '../mutations.ts';

type NewValues = DetailValues & { preset: string | null };

const LABELS = { ...DETAIL_LABELS, preset: t('preset') };

/** For whom a new deal is, and from which preset it begins; what it offers is written in its first draft, which opens then. */
export function NewDealsheetScreen({ preset: named = null }: { preset?: string | null | undefined }) {
  const { history } = useRouter();
  const { mutateAsync } = useCreateDealsheet();
  const found = useQuery(applicablePresets('dealsheet'));
  const presets = found.data?.data ?? [];
  const initial: NewValues = { ...NEW_DETAILS, preset: named };
  const form = useForm<NewValues>({
    initial,
    validate: VALIDATE_DETAILS,
    draft: useKeptDraft(newDraft('new-dealsheet', named), initial),
    onSubmit: async ({ preset: chosen, ...values }) => {
      const { id: preset_id, current } = presets.find(({ id }) => id === chosen) ?? {};
      const preset = preset_id && current ? { preset_id, revision: current } : null;
      if (chosen && !preset) return [{ field: 'preset', message: t('preset_gone') }];
      try {
        const { id, title } = await mutateAsync({ ...fieldsOf(values), preset });
        toast.show({ title: t('created', { title }) });
        history.push(`${DEALSHEETS}/${id}/edit`);
        return undefined;
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
    },
  });
  return (
    <FormPage
      title={t('new_dealsheet')}
      crumbs={[{ label: t('dealsheets'), href: DEALSHEETS }, { label: t('new_dealsheet') }]}
      note={t('new_note')}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref={DEALSHEETS}
    >
      <DetailFields form={form} client={null} owner={null} />
      <Select
        label={LABELS.preset}
        note={t('preset_note')}
        optional
        placeholder={t('no_preset')}
        {...form.field('preset')}
        options={presetOptions(presets)}
        loading={found.isPending}
      />
    </FormPage>
  );
}
