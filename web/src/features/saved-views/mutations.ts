import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  arrangeSavedViews,
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from '#contract/saved-views/endpoints.ts';
import type { SavedView, ViewFields, ViewHabits } from '#contract/saved-views/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { savedViews, type ViewedList } from './queries.ts';

type List = ViewedList['list'];

const refresh = (client: QueryClient, list: List) =>
  client.invalidateQueries({ queryKey: savedViews(list).queryKey });

/** Saves a new view; the form says what is wrong. */
export function useCreateView(list: List) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ViewFields) => call(createSavedView, { params: { list }, body }),
    meta: { toast: false },
    onSuccess: () => refresh(client, list),
  });
}

interface Change {
  readonly view: SavedView;
  readonly body: Partial<ViewFields>;
}

/** Changes a view; the form says what is wrong, a toast where there is none. */
export function useUpdateView(list: List, isForm = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ view: { id, version }, body }: Change) =>
      call(updateSavedView, { params: { list, view_id: id }, body, version }),
    meta: { toast: isForm ? false : t('save_failed') },
    onSettled: () => refresh(client, list),
  });
}

/** Deletes a view. */
export function useDeleteView(list: List) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: SavedView) =>
      call(deleteSavedView, { params: { list, view_id: id }, version }),
    meta: { toast: t('delete_failed') },
    onSettled: () => refresh(client, list),
  });
}

/** Keeps the order of one's views and the one that the list opens with. */
export function useArrangeViews(list: List) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ViewHabits) => call(arrangeSavedViews, { params: { list }, body }),
    meta: { toast: t('arrange_failed') },
    onSettled: () => refresh(client, list),
  });
}
