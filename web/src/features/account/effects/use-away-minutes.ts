import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '#contract/users/endpoints.ts';
import { AWAY_DEFAULT, type PersonSettings } from '#contract/users/settings.ts';
import { call } from '../../../platform/call.ts';
import { currentUser, useCurrentUser } from '../../../platform/person.ts';
import { t } from '../components/away/messages.ts';

type Minutes = NonNullable<PersonSettings['away_minutes']>;

/** After how many minutes a running timer is asked about; 0 = never. Changed at once, taken back where it can't be kept. */
export function useAwayMinutes(): { minutes: Minutes; change: (minutes: Minutes) => void } {
  const client = useQueryClient();
  const { settings } = useCurrentUser();
  const minutes: Minutes = settings.away_minutes ?? AWAY_DEFAULT;
  const show = (away_minutes: Minutes) =>
    client.setQueryData(
      currentUser.queryKey,
      (user) => user && { ...user, settings: { ...user.settings, away_minutes } },
    );
  const { mutate } = useMutation({
    mutationFn: (away_minutes: Minutes) => call(updateSettings, { body: { away_minutes } }),
    meta: { toast: t('failed') },
    onMutate: (next) => {
      show(next);
      return minutes;
    },
    onError: (_, __, before) => show(before ?? AWAY_DEFAULT),
  });
  return { minutes, change: (next) => mutate(next) };
}
