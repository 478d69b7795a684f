import { useRouter } from '@tanstack/react-router';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
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

/** For whom a new deal is; what it offers is written in its first draft, which opens then. */
export function NewDealsheetScreen() {
  const { history } = useRouter();
  const { mutateAsync } = useCreateDealsheet();
  const form = useForm<DetailValues>({
    initial: NEW_DETAILS,
    validate: VALIDATE_DETAILS,
    draft: useKeptDraft('new-dealsheet', NEW_DETAILS),
    onSubmit: async (values) => {
      try {
        const { id, title } = await mutateAsync(fieldsOf(values));
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
      labels={DETAIL_LABELS}
      save={t('create')}
      cancelHref={DEALSHEETS}
    >
      <DetailFields form={form} client={null} owner={null} />
    </FormPage>
  );
}
