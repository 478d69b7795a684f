import { useMutation, useQueryClient } from '@tanstack/react-query';
import { arrangeDashboard } from '#contract/dashboard/endpoints.ts';
import type { Arrangement, Dashboard } from '#contract/dashboard/shapes.ts';
import { call } from '../../platform/call.ts';
import { arrangedAs } from './effects/arranging.ts';
import { t } from './messages.ts';
import { dashboard } from './queries.ts';

/** Arranges the page: at once here, then there; what another tab did meanwhile is shown and not written over. */
export function useArrange() {
  const client = useQueryClient();
  const { queryKey } = dashboard();
  return useMutation({
    mutationFn: async (body: Arrangement) => {
      const version = client.getQueryData<Dashboard>(queryKey)?.version ?? 1;
      return call(arrangeDashboard, { body, version });
    },
    scope: { id: 'dashboard' },
    meta: { toast: t('arrange_failed') },
    onMutate: async ({ widgets }) => {
      await client.cancelQueries({ queryKey });
      if (widgets) client.setQueryData<Dashboard>(queryKey, (now) => now && arrangedAs(now, widgets));
    },
    onSuccess: (kept) => {
      client.setQueryData<Dashboard>(queryKey, (now) => now && { ...now, ...kept });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
