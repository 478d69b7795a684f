import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceFeatureTours } from '#contract/users/endpoints.ts';
import type { Tour } from '#contract/users/tours.ts';
import { call } from '../../platform/call.ts';
import { currentUser } from '../../platform/person.ts';
import { t } from './messages.ts';

/** Keeps that a tour was seen: at once in this browser, so that nobody sees it twice, then on the server. */
export function useSeeTour(): (tour: Tour) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () =>
      call(replaceFeatureTours, { body: client.getQueryData(currentUser.queryKey)?.feature_tours ?? {} }),
    meta: { toast: t('failed') },
  });
  return (tour) => {
    client.setQueryData(
      currentUser.queryKey,
      (user) => user && { ...user, feature_tours: { ...user.feature_tours, [tour]: true } },
    );
    mutate();
  };
}
