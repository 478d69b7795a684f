import { useQueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/deletion/messages.ts';
import { useDeleteAccount } from '../mutations.ts';

/** The form that deletes the account once its own address is typed; drafts on this device go as well. */
export function useDeletionForm(onGone: () => void) {
  const { sub, email } = useCurrentUser();
  const client = useQueryClient();
  const { mutateAsync } = useDeleteAccount();
  const isOwn = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  return useForm({
    initial: { email: '' },
    validate: { email: (typed: string) => (isOwn(typed) ? null : t('type_needed', { email })) },
    onSubmit: async ({ email: typed }) => {
      try {
        await mutateAsync(typed);
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      void client.cancelQueries();
      forgetDrafts(sub);
      onGone();
      return undefined;
    },
  });
}
