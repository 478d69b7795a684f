import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { importProjects, readSheet, undoProjectImport } from '#contract/project-imports/endpoints.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from './messages.ts';

/** Reads a file to its cells. The page says what is wrong with it. */
export const useReadSheet = () =>
  useMutation({ mutationFn: (file: File) => call(readSheet, { file }), meta: { toast: false } });

/** Projects came or went: lists, choices and sums are others. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    void Promise.all(
      ['project-imports', 'projects', 'choices', 'daily-activity'].map((resource) =>
        queries.invalidateQueries({ queryKey: [resource] }),
      ),
    );
}

/** Makes a project of every row. The page says which cells were refused. */
export function useImportProjects() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof importProjects>) => call(importProjects, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Takes an import back, and says what stayed. */
export function useUndoImport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (import_id: string) => call(undoProjectImport, { params: { import_id } }),
    meta: { toast: t('take_back_failed') },
    onSuccess: ({ kept }) => {
      const names = kept.map(({ name }) => name).join(', ');
      toast.show({ title: t('taken_back'), ...(names ? { message: t('kept', { names }) } : {}) });
    },
    onSettled: refresh,
  });
}
