import { useMutation } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { endView, startView } from '#contract/views/endpoints.ts';
import { call } from '../../platform/call.ts';
import { setTabView, tabView } from '../../platform/session/tab-view.ts';
import { t } from './messages.ts';

interface Look {
  readonly as: BodyInput<typeof startView>;
  readonly organization: string;
  readonly name: string;
}

/** Everything is read anew as whoever looks then. */
const loadAnew = () => window.location.assign('/');

/** Begins to look as somebody else in this tab. Errors: CallError. */
export const useStartView = () =>
  useMutation({
    mutationFn: async ({ as, organization, name }: Look) => {
      const { id } = await call(startView, { body: as, organization });
      setTabView({ id, organization, name });
    },
    meta: { toast: t('start_failed') },
    onSuccess: loadAnew,
  });

/** Looks as oneself again, whether or not the server hears of it: a view ends by itself. */
export const useEndView = () =>
  useMutation({
    mutationFn: async () => {
      const view = tabView();
      setTabView(null);
      if (view) await call(endView, { params: { view_id: view.id }, organization: view.organization });
    },
    meta: { toast: false },
    onSettled: loadAnew,
  });
