import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveClient, createClient, restoreClient, updateClient } from '#contract/clients/endpoints.ts';
import { undoMerge } from '#contract/clients/merging.ts';
import type { Client, ClientChanges, NewClient } from '#contract/clients/shapes.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from './messages.ts';
import { client, UNDOING_MERGE } from './queries.ts';

/** Drops what was read of clients, of the projects that name them and of the choices. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed?: Client) => {
    if (changed) queries.setQueryData(client(changed.id).queryKey, changed);
    return Promise.all(
      ['clients', 'choices', 'projects', 'client-duplicates', 'likely-client-duplicates'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
  };
}

/** Makes a client. The form says what was refused. */
export function useCreateClient() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewClient) => call(createClient, { body }),
    meta: { toast: false },
    onSuccess: (made) => void refresh(made),
  });
}

/** A change of a client over the version that was seen. */
export interface ClientUpdate {
  readonly id: string;
  readonly version: number;
  readonly body: ClientChanges;
}

/** Changes a client. The form says what was refused. */
export function useUpdateClient() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version, body }: ClientUpdate) =>
      call(updateClient, { params: { client_id: id }, version, body }),
    meta: { toast: false },
    onSuccess: (changed) => void refresh(changed),
  });
}

/** Archives a client. */
export function useArchiveClient() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Client, 'id' | 'version'>) =>
      call(archiveClient, { params: { client_id: id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess: () => void refresh(),
  });
}

/** Brings an archived client back. */
export function useRestoreClient() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(restoreClient, { params: { client_id: id } }),
    meta: { toast: t('restore_failed') },
    onSuccess: (restored) => void refresh(restored),
  });
}

/** Takes a merging of two clients back. The page says what stands in the way. */
export function useUndoMerge() {
  const refresh = useRefresh();
  return useMutation({
    mutationKey: UNDOING_MERGE,
    mutationFn: (merge_id: string) => call(undoMerge, { params: { merge_id } }),
    meta: { toast: false },
    onSuccess: ({ winner, loser }) => {
      toast.show({ title: t('merge_undone', { winner: winner.name, loser: loser.name }) });
      void refresh();
    },
  });
}
