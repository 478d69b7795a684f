import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '#contract/users/endpoints.ts';
import type { TIME_VIEWS } from '#contract/users/settings.ts';
import { call } from '../../../platform/call.ts';
import { currentUser, useCurrentUser } from '../../../platform/person.ts';

/** How one looks at one's days. */
export type TimeView = (typeof TIME_VIEWS)[number];

/** How one looked at one's days last, on whatever device; where it can't be kept, the address still says it. */
export function useTimeView(): { view: TimeView; remember: (view: TimeView) => void } {
  const client = useQueryClient();
  const { settings } = useCurrentUser();
  const { mutate } = useMutation({
    mutationFn: (time_view: TimeView) => call(updateSettings, { body: { time_view } }),
    meta: { toast: false },
    onMutate: (time_view) =>
      client.setQueryData(
        currentUser.queryKey,
        (user) => user && { ...user, settings: { ...user.settings, time_view } },
      ),
  });
  return { view: settings.time_view ?? 'list', remember: (view) => mutate(view) };
}
