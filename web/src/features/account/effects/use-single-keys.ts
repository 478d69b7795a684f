import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '#contract/users/endpoints.ts';
import { call } from '../../../platform/call.ts';
import { currentUser, useCurrentUser } from '../../../platform/person.ts';
import { t } from '../components/keys/messages.ts';

/** Whether keys act without Ctrl or ⌘: a setting of the person, changed at once and taken back where it can't be kept. */
export function useSingleKeys(): { on: boolean; change: (on: boolean) => void } {
  const client = useQueryClient();
  const { settings } = useCurrentUser();
  const show = (single_keys: boolean) =>
    client.setQueryData(
      currentUser.queryKey,
      (user) => user && { ...user, settings: { ...user.settings, single_keys } },
    );
  const { mutate } = useMutation({
    mutationFn: (single_keys: boolean) => call(updateSettings, { body: { single_keys } }),
    meta: { toast: t('failed') },
    onMutate: (on) => show(on),
    onError: (_, on) => show(!on),
  });
  return { on: settings.single_keys !== false, change: (on) => mutate(on) };
}
