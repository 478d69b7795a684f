import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importClients, readClientSheet, undoClientImport } from '#contract/client-imports/endpoints.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { fileOf, type HeldClients } from './effects/held-clients.ts';
import { t } from './messages.ts';

/** Reads a file to its cells. The page says what is wrong with it. */
export const useReadSheet = () =>
  useMutation({ mutationFn: (file: File) => call(readClientSheet, { file }), meta: { toast: false } });

/** Clients came or went: lists and choices are others. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    void Promise.all(
      ['client-imports', 'clients', 'choices', 'client-duplicates'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
}

/** Makes and changes all clients of the file. The page says what was refused. */
export function useImportClients() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (held: HeldClients) =>
      call(importClients, { file: fileOf(held), body: { known: held.known, alike: held.alike } }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Takes an import back; where it can't be, the toast says why. */
export function useUndoImport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (import_id: string) => call(undoClientImport, { params: { import_id } }),
    meta: { toast: t('take_back_failed') },
    onSuccess: () => toast.show({ title: t('taken_back') }),
    onSettled: refresh,
  });
}
