import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideDuplicate } from '#contract/clients/duplicates.ts';
import { type MergeField, type MergePreview, mergeClients, undoMerge } from '#contract/clients/merging.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { UNDOING_MERGE } from '../clients/queries.ts';
import { t } from './messages.ts';
import { mergePreviews } from './queries.ts';

const NAMING = ['clients', 'choices', 'projects', 'client-duplicates', 'likely-client-duplicates'];

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    void Promise.all(NAMING.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
}

/** Says that two clients aren't the same, or takes it back. */
export function useDecide() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, dismissed }: { id: string; dismissed: boolean }) =>
      call(decideDuplicate, { params: { duplicate_id: id }, body: { dismissed } }),
    meta: { toast: t('decide_failed') },
    onSuccess: refresh,
  });
}

/** What is merged: two clients as the preview showed them, and the fields of the one that goes. */
export interface Merging {
  readonly preview: MergePreview;
  readonly take: MergeField[];
}

/** Merges two clients. The page says what was refused. */
export function useMerge() {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ preview: { winner, loser }, take }: Merging) =>
      call(mergeClients, {
        params: { client_id: loser.id, winner_id: winner.id },
        body: { version: loser.version, winner_version: winner.version, take },
      }),
    meta: { toast: t('merging_failed') },
    onSuccess: refresh,
    // Over what was seen it would be refused again.
    onError: () => queries.invalidateQueries({ queryKey: mergePreviews }),
  });
}

/** Takes the merging of two clients back, from wherever one has gone since. */
export function useUndo() {
  const refresh = useRefresh();
  return useMutation({
    mutationKey: UNDOING_MERGE,
    mutationFn: (merge_id: string) => call(undoMerge, { params: { merge_id } }),
    meta: { toast: t('undo_failed') },
    onSuccess: ({ winner, loser }) => {
      toast.show({ title: t('undone_toast', { winner: winner.name, loser: loser.name }) });
      refresh();
    },
  });
}
